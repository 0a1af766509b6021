// The client of `rulewright lsp`: starts it, tells it the settings, and starts it anew when it is asked to. Plain JavaScript: no build.
"use strict";

const path = require("node:path");
const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

const SELECTOR = [{ language: "rulewright" }, { language: "yaml", scheme: "file" }, { pattern: "**/*.csv", scheme: "file" }];

let client;

function settings() {
  const found = vscode.workspace.getConfiguration("rulewright");
  return { players: found.get("players"), options: found.get("options") };
}

function command() {
  const [program, ...rest] = vscode.workspace.getConfiguration("rulewright").get("command");
  const folder = vscode.workspace.workspaceFolders?.[0]?.uri.fsPath;
  return { command: folder && program.startsWith(".") ? path.join(folder, program) : program, args: rest, options: { cwd: folder } };
}

async function start() {
  const watcher = vscode.workspace.createFileSystemWatcher("**/*.{yaml,csv}");
  const options = { documentSelector: SELECTOR, initializationOptions: settings(), synchronize: { fileEvents: watcher } };
  client = new LanguageClient("rulewright", "Rulewright", command(), options);
  try {
    await client.start();
  } catch (problem) {
    const wanted = await vscode.window.showErrorMessage(
      `The language server of Rulewright did not start (${problem.message ?? problem}). It is a Python program: pip install "rulewright[lsp]", or name it in the settings.`,
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
  await start();
}

async function changed(event) {
  if (event.affectsConfiguration("rulewright.command")) await restart();
  else if (event.affectsConfiguration("rulewright") && client?.isRunning()) {
    await client.sendNotification("workspace/didChangeConfiguration", { settings: { rulewright: settings() } });
  }
}

async function activate(context) {
  context.subscriptions.push(vscode.commands.registerCommand("rulewright.restart", restart), vscode.workspace.onDidChangeConfiguration(changed));
  await start();
}

module.exports = { activate, deactivate: stop };
