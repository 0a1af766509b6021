// The client of `rulewright lsp`: starts it, tells it the settings, and starts it anew when it is asked to. Plain
// JavaScript: no build.
"use strict";

const fs = require("node:fs");
const path = require("node:path");
const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

const SELECTOR = [{ language: "rulewright" }, { language: "yaml", scheme: "file" },
                  { pattern: "**/*.csv", scheme: "file" }, { pattern: "**/languages/*.ftl", scheme: "file" }];

// What a code lens of the server can start; each in a terminal of its own.
const COMMANDS = { "rulewright.play": play, "rulewright.test": test };

let client;

function settings() {
  const found = vscode.workspace.getConfiguration("rulewright");
  return { players: found.get("players"), options: found.get("options"), commands: Object.keys(COMMANDS) };
}

// The program of a name: its absolute path, or a file in one of the path's absolute folders. What lies in the workspace
// is never run.
function program(name) {
  if (path.isAbsolute(name)) return name;
  if (path.basename(name) !== name) return undefined;
  const folders = (process.env.PATH ?? "").split(path.delimiter).filter((folder) => path.isAbsolute(folder));
  const names = process.platform === "win32" ? [`${name}.exe`, name] : [name];
  return folders.flatMap((folder) => names.map((file) => path.join(folder, file))).find((file) => fs.existsSync(file));
}

function command() {
  const [name, ...rest] = vscode.workspace.getConfiguration("rulewright").get("command");
  const found = program(name);
  if (found === undefined) throw new Error(`there is no program ${name} on the path`);
  const env = { ...process.env, PYTHONSAFEPATH: "1" };
  return { command: found, args: rest, options: { cwd: vscode.workspace.workspaceFolders?.[0]?.uri.fsPath, env } };
}

// Another command of the same program: what stands before `lsp` in the setting, then these arguments. They go to the
// program as they are: no shell reads them.
function inTerminal(name, args) {
  if (!vscode.workspace.isTrusted) {
    vscode.window.showWarningMessage("Rulewright starts programs only in workspaces that you trust.");
    return;
  }
  if (!args.every((one) => typeof one === "string")) return;
  const { command: shellPath, args: own, options } = command();
  const shellArgs = [...own.slice(0, own.includes("lsp") ? own.lastIndexOf("lsp") : own.length), ...args];
  vscode.window.createTerminal({ name, shellPath, shellArgs, cwd: options.cwd, env: { PYTHONSAFEPATH: "1" } }).show();
}

function play(ruleset) {
  inTerminal("Rulewright: play", ["play", ruleset]);
}

function test(file, name) {
  inTerminal("Rulewright: test", ["test", file, "--verbose", ...(name === undefined ? [] : [`--filter=${name}`])]);
}

async function start() {
  const watcher = vscode.workspace.createFileSystemWatcher("**/*.{yaml,csv,ftl}");
  const options = { documentSelector: SELECTOR, initializationOptions: settings(),
      synchronize: { fileEvents: watcher } };
  try {
    client = new LanguageClient("rulewright", "Rulewright", command(), options);
    await client.start();
  } catch (problem) {
    const wanted = await vscode.window.showErrorMessage(
      `The language server of Rulewright did not start (${problem.message ?? problem}). ` +
        `It is a Python program: pip install "rulewright[lsp]", or name it in the settings.`,
      "Settings",
    );
    if (wanted) vscode.commands.executeCommand("workbench.action.openSettings", "rulewright.command");
  }
}

async function stop() {
  const running = client;
  client = undefined;
  if (running?.isRunning()) await running.stop();
}

async function restart() {
  await stop();
  if (vscode.workspace.isTrusted) await start();
}

async function changed(event) {
  if (event.affectsConfiguration("rulewright.command")) await restart();
  else if (event.affectsConfiguration("rulewright") && client?.isRunning()) {
    await client.sendNotification("workspace/didChangeConfiguration", { settings: { rulewright: settings() } });
  }
}

async function activate(context) {
  context.subscriptions.push(vscode.commands.registerCommand("rulewright.restart", restart),
                             vscode.workspace.onDidChangeConfiguration(changed));
  for (const [name, action] of Object.entries(COMMANDS))
      context.subscriptions.push(vscode.commands.registerCommand(name, action));
  if (vscode.workspace.isTrusted) await start();
  else context.subscriptions.push(vscode.workspace.onDidGrantWorkspaceTrust(start));
}

module.exports = { activate, deactivate: stop };
