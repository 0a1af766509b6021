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

  let asking = false, again = false;
  async function renew() {
    if (asking) { again = true; return; }
    asking = true;
    try {
      const answer = await fetch(page.dataset.now, { cache: "no-store" });
      if (answer.ok) {
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
      lost.hidden = false;
    }
    asking = false;
    if (again) { again = false; renew(); }
  }

  const events = new EventSource(page.dataset.events);
  events.addEventListener("changed", function (event) {
    lost.hidden = true;
    const shown = document.getElementById("now");
    if (!shown || shown.dataset.version !== event.data) renew();
  });
  events.onerror = function () { lost.hidden = false; };
  window.addEventListener("pageshow", function (event) { if (event.persisted) window.location.reload(); });
})();
