// Keeps the list of messages fresh, lets arrow keys walk through it, and makes the frame as tall as its mail.

const EVERY_MS = 3000;
const list = document.querySelector('#list');
const news = document.querySelector('#news');
const frame = document.querySelector('#mail');

if (list && news) {
  setInterval(() => {
    if (!document.hidden) refresh(list, news).catch(() => {});
  }, EVERY_MS);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) refresh(list, news).catch(() => {});
  });
  list.addEventListener('keydown', (event) => {
    if (event instanceof KeyboardEvent) walk(list, event);
  });
}

if (frame instanceof HTMLIFrameElement) {
  frame.addEventListener('load', () => fit(frame));
  window.addEventListener('resize', () => fit(frame));
  fit(frame);
}

/** @param {Element} shown @param {Element} status */
async function refresh(shown, status) {
  const answer = await fetch(location.href, { headers: { accept: 'text/html' } });
  if (!answer.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('#list');
  if (!fresh || fresh.innerHTML === shown.innerHTML) return;
  const focused = document.activeElement?.getAttribute('href');
  const more = fresh.querySelectorAll('li').length - shown.querySelectorAll('li').length;
  shown.replaceChildren(...fresh.childNodes);
  if (focused)
    links(shown)
      .find((link) => link.getAttribute('href') === focused)
      ?.focus();
  if (more > 0) status.textContent = more === 1 ? 'One new message' : `${more} new messages`;
}

/** @param {Element} within @param {KeyboardEvent} event */
function walk(within, event) {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  const all = links(within);
  const at = all.findIndex((link) => link.matches(':focus'));
  const next = all[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** @param {Element} within */
function links(within) {
  return [...within.querySelectorAll('a')];
}

/** @param {HTMLIFrameElement} mail */
function fit(mail) {
  const page = mail.contentDocument?.documentElement;
  if (!page) return;
  // A document is never shorter than its frame, so the frame is folded before it is measured.
  mail.style.height = '0';
  mail.style.height = `${Math.max(page.scrollHeight + 2, 160)}px`;
}
