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

  const elsewhere = document.getElementById("elsewhere");
  const AGAIN = 3000, LATE = 10000, SILENT = 40000;  // ms; the server says every 15 s that it is there
  let asking = false, again = false;
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
          const open = old.querySelector("details.log") && old.querySelector("details.log").open;
          old.replaceWith(fresh);
          if (open) fresh.querySelector("details.log").open = true;
          if (window.location.search) window.history.replaceState(null, "", window.location.pathname);
        }
      }
    } catch (problem) {
      got = false;
    }
    asking = false;
    if (!got) { lost.hidden = false; window.setTimeout(renew, AGAIN); return; }
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
      lost.hidden = false;
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
