// Keeps the page as the table is: asks for it again when the server says that it has changed. Without this script the
// page is reloaded by hand.
"use strict";
(function () {
  const page = document.getElementById("page");
  const OFFERED = ".offered li, .choices label.one";
  const lost = document.getElementById("connection");

  function narrow() {
    const field = document.getElementById("filter");
    if (!field) return;
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    document.querySelectorAll(OFFERED).forEach(function (item) {
      const text = item.textContent.toLowerCase();
      item.hidden = !words.every(function (word) { return text.includes(word); });
    });
  }

  document.addEventListener("input", function (event) {
    if (event.target.id === "filter") narrow();
  });
  document.addEventListener("keydown", function (event) {
    const field = document.getElementById("filter");
    if (event.key === "/" && field && event.target.tagName !== "INPUT") {
      event.preventDefault();
      field.focus();
    }
    if (event.key === "Enter" && field && event.target === field) {
      const left = [...document.querySelectorAll(OFFERED)].filter(function (item) { return !item.hidden; });
      if (left.length === 1) left[0].querySelector("button, a, input").click();
      event.preventDefault();
    }
    if (event.key === "Escape" && field && event.target === field) {
      field.value = "";
      narrow();
    }
  });
  if (!page) return;

  // What is typed stays, and so does the place of the keys, when the page changes around them. What is said to
  // those who only hear stands outside of what changes: a place that comes with its text is not read aloud.
  const told = document.getElementById("told");
  const FIELDS = "input:not([type=hidden]), select", KEYS = "a, button, summary, " + FIELDS;
  function tell(text) { told.textContent = text; }
  function plain(root, selector) {
    const found = root.querySelector(selector);
    return found ? found.textContent.replace(/\s+/g, " ").trim() : "";
  }
  function called(item) {
    const own = item.matches(FIELDS) ? [item.type, item.type === "checkbox" ? item.value : ""]
      : [item.matches("summary") ? item.parentElement.className : item.textContent];
    return [item.tagName, item.id, item.name, item.getAttribute("href"), ...own].join("|");
  }
  function stopOf(root) {
    const field = root.querySelector("input[name=stop]");
    return field ? field.value : "";
  }
  function same(fresh, item) {
    return [...fresh.querySelectorAll(KEYS)].find(function (one) { return called(one) === called(item); });
  }
  function carry(old, fresh) {
    old.querySelectorAll("details[open]").forEach(function (item) {
      const now = fresh.querySelector("details." + item.className);
      if (now) now.open = true;
    });
    old.querySelectorAll(FIELDS).forEach(function (item) {
      const now = same(fresh, item);
      if (!now || (item.closest(".choosing") && stopOf(old) !== stopOf(fresh))) return;
      if (item.type === "checkbox") now.checked = item.checked; else now.value = item.value;
    });
  }
  function point(fresh, at) {
    if (!at) return;
    const heading = fresh.querySelector("#question") || fresh.querySelector("h1");
    const now = same(fresh, at) || heading;
    if (now === heading) heading.tabIndex = -1;
    now.focus();
    if (now.type === "text" || now.type === "search") now.setSelectionRange(at.selectionStart, at.selectionEnd);
  }
  function replace(old, fresh) {
    const at = old.contains(document.activeElement) ? document.activeElement : null;
    const turn = plain(fresh, "#turn");
    if (turn !== plain(old, "#turn")) tell(turn);
    carry(old, fresh);
    old.replaceWith(fresh);
    narrow();
    point(fresh, at);
  }

  const elsewhere = document.getElementById("elsewhere");
  const AGAIN = 3000, LATE = 10000, SILENT = 40000;  // ms; the server says every 15 s that it is there
  let asking = false, again = false;
  function lose() {
    if (lost.hidden) tell(lost.textContent);
    lost.hidden = false;
  }
  // A choice that cannot arrive would put a page of the browser's own in the place of this one.
  async function reached() {
    try {
      const answer = await fetch(page.dataset.now, { cache: "no-store", signal: AbortSignal.timeout(LATE) });
      return answer.ok || answer.status === 404;
    } catch (problem) {
      return false;
    }
  }
  let sure = false;
  async function hold(event, go) {
    if (lost.hidden || sure) return;
    event.preventDefault();
    tell("");
    if (!await reached()) { tell(lost.textContent); return; }
    sure = true;
    go();
    sure = false;
  }
  document.addEventListener("submit", function (event) {
    const form = event.target, by = event.submitter;
    hold(event, function () { form.requestSubmit(by); });
  });
  document.addEventListener("click", function (event) {
    const link = event.target.closest("a[href]");
    if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      hold(event, function () { window.location.assign(link.href); });
    }
  });
  async function renew() {
    if (asking) { again = true; return; }
    asking = true;
    let got = false;
    try {
      const answer = await fetch(page.dataset.now, { cache: "no-store", signal: AbortSignal.timeout(LATE) });
      if (answer.status === 404) { window.location.reload(); return; }
      if (answer.ok) {
        got = true;
        const text = await answer.text();
        const fresh = new DOMParser().parseFromString(text, "text/html").getElementById("now");
        const old = document.getElementById("now");
        if (fresh && old && fresh.dataset.version !== old.dataset.version) {
          replace(old, fresh);
          if (window.location.search) window.history.replaceState(null, "", window.location.pathname);
        }
      }
    } catch (problem) {
      got = false;
    }
    asking = false;
    if (!got) { lose(); window.setTimeout(renew, AGAIN); return; }
    if (events.readyState === EventSource.OPEN) lost.hidden = true;
    if (again) { again = false; renew(); }
  }

  let events, silence;
  function heard() {
    window.clearTimeout(silence);
    silence = window.setTimeout(listen, SILENT);  // a line that is cut says nothing, not even that it is
  }
  function listen() {
    if (events) events.close();
    events = new EventSource(page.dataset.events);
    heard();
    events.addEventListener("here", heard);
    events.addEventListener("changed", function (event) {
      heard();
      lost.hidden = true;
      const shown = document.getElementById("now");
      if (!shown || shown.dataset.version !== event.data) renew();
    });
    events.addEventListener("elsewhere", function () {
      window.clearTimeout(silence);
      events.close();
      elsewhere.hidden = false;
    });
    events.onerror = function () {
      lose();
      // A refusal ends the stream for good, unlike a line that breaks.
      if (events.readyState !== EventSource.CLOSED) return;
      window.clearTimeout(silence);
      silence = window.setTimeout(function () { listen(); renew(); }, AGAIN);
    };
  }
  listen();
  document.addEventListener("visibilitychange", function () { if (!document.hidden && elsewhere.hidden) renew(); });
  window.addEventListener("pageshow", function (event) { if (event.persisted) window.location.reload(); });
})();
