# Two commands, each doing all its own set-up on a machine that has only make and Python 3.11 or newer:
#   make play    a game at once
#   make test    all that must hold: ruff, mypy, pytest
# While you work:
#   make quick   ruff, mypy, and the tests that tests/quick.txt names
#   make thorough  make test, and the repetitions that it leaves out (tests/thorough.txt): daily, and before a release
#   make coverage  how much of its own code the tests run, folder by folder
#   make docs    the generated pages of docs/, written anew
# The virtual environment is remade when pyproject.toml changes. Another place for it: VENV=... in the environment;
# another installer: INSTALLER=...

VENV ?= .venv
GAME ?= gravediggers
SEED ?= 1
PLAY ?=
# A process works through neighbouring tests, which share what they have read, and takes over some of another one's when
# it has none left.
PYTEST ?= -n auto --dist worksteal -q
INSTALLER ?= "$(BIN)/python" -m pip install

BASE_PYTHON := $(shell for p in $(PYTHON) python3 python3.13 python3.12 python3.11 python; do \
	"$$p" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && { echo "$$p"; break; }; done)
ifeq ($(OS),Windows_NT)
BIN := $(VENV)/Scripts
else
BIN := $(VENV)/bin
endif

# A package index of one's own may be set by pip's usual variables; nothing asks, nothing looks for newer versions of
# pip.
export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PIP_NO_INPUT := 1
unexport PYTHONPATH PYTHONHOME
# Tests start hundreds of Pythons: where the environment forbids bytecode, each would compile the whole package again.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test thorough coverage quick few lint types unit docs clean

play: $(VENV)/.installed-play
	@"$(BIN)/rulewright" play $(GAME) --seed $(SEED) $(PLAY)

# Types are checked while the tests begin: one process alone would leave other cores idle.
test: lint
	@$(MAKE) --no-print-directory -j2 types unit

thorough: export THOROUGH := 1
thorough: test

coverage: $(VENV)/.installed-test
	"$(BIN)/python" -m pytest $(PYTEST) --cov --cov-report=json:build/coverage.json
	"$(BIN)/python" -m tests.own_code.coverage_floors build/coverage.json whole

quick: lint
	@$(MAKE) --no-print-directory -j2 types few

few: $(VENV)/.installed-test
	"$(BIN)/python" -m pytest $(PYTEST) @tests/quick.txt

lint: $(VENV)/.installed-test
	"$(BIN)/ruff" check --no-cache .
	"$(BIN)/ruff" format --check --no-cache .

types: $(VENV)/.installed-test
	"$(BIN)/mypy"

unit: $(VENV)/.installed-test
	"$(BIN)/python" -m pytest $(PYTEST)

docs: $(VENV)/.installed-test
	"$(BIN)/python" docs/generate/diagnostics.py
	"$(BIN)/python" docs/generate/reference.py
	"$(BIN)/python" docs/generate/architecture.py
	"$(BIN)/python" docs/generate/bot_pages.py
	"$(BIN)/python" docs/generate/rulebooks.py
	"$(BIN)/python" docs/generate/metrics.py
	"$(BIN)/python" docs/generate/rulings_study.py
	"$(BIN)/python" docs/generate/sessions.py

clean:
	@$(REMOVE_VENV)
	rm -rf build dist .coverage .mypy_cache .pytest_cache .ruff_cache .hypothesis

# ---- the virtual environment -----------------------------------------------------------------------------------------

# Nothing but a virtual environment is ever removed.
REMOVE_VENV = test ! -e "$(VENV)/pyvenv.cfg" || rm -rf "$(VENV)"

$(VENV)/.made: pyproject.toml
ifeq ($(BASE_PYTHON),)
	@echo "Python 3.11 or newer is needed, and none was found. Name yours: make PYTHON=/path/to/python" >&2; exit 1
endif
	@echo "Making $(VENV) with $$("$(BASE_PYTHON)" --version)"
	@$(REMOVE_VENV)
	@"$(BASE_PYTHON)" -m venv "$(VENV)" || \
		{ echo "Python's venv module is missing: install it (on Debian: python3-venv)" >&2; exit 1; }
	@touch "$@"

$(VENV)/.installed-play: $(VENV)/.made
	@echo "Installing Rulewright"
	@$(INSTALLER) --quiet --editable .
	@touch "$@"

$(VENV)/.installed-test: $(VENV)/.made
	@echo "Installing Rulewright and the tools of its tests"
	@$(INSTALLER) --quiet --editable ".[test]"
	@touch "$@" "$(VENV)/.installed-play"
