// Runs inside the payment window: shows what the shop asked for, acts the payment, and tells the shop's page.

const root = document.documentElement;
const shop = root.dataset.shop ?? '';
const address = root.dataset.pay ?? '';

/** @typedef {{ method: string, flows?: string[] }} Instrument */
/** @typedef {{ blocks?: Record<string, { instruments: Instrument[] }>, hide?: Instrument[] }} Display */

/** @type {{ name?: string, description?: string, prefill?: Record<string, string>, config?: { display?: Display }, theme?: Record<string, string>, modal?: Record<string, boolean>, retry?: boolean | { enabled?: boolean, max_count?: number }, timeout?: number }} */
let options = {};
/** Where the page that opened us lives; known once it has spoken. */
let host = '';
let method = 'upi';
let failures = 0;
/** @type {unknown} */
let lastFailure;
let busy = false;

const tabs = all('[role=tab]');
const acts = all('[data-act]');

window.addEventListener('message', (event) => {
  if (event.source !== window.parent || ![location.origin, shop].includes(event.origin)) return;
  host = event.origin;
  if (event.data?.event === 'open') begin(event.data.options ?? {});
  if (event.data?.event === 'close') dismiss();
});
// Nothing is known about the page around us yet; this message carries nothing either.
if (window.parent !== window) window.parent.postMessage({ name: 'ready' }, '*');

byId('close')?.addEventListener('click', () => leave());
byId('backdrop')?.addEventListener('click', () => {
  if (options.modal?.backdropclose === true) leave();
});
byId('stay')?.addEventListener('click', () => ask(false));
byId('leave')?.addEventListener('click', () => dismiss());
for (const tab of tabs) tab.addEventListener('click', () => choose(tab));
for (const act of acts) act.addEventListener('click', () => perform(act.dataset.act ?? ''));
document.addEventListener('keydown', onKey);

/** @param {typeof options} given */
function begin(given) {
  options = given;
  const name = given.name || 'Payment';
  write('merchant', name);
  write('mark', [...name.trim()][0]?.toUpperCase() ?? '•');
  write('description', given.description ?? '');
  const payer = [given.prefill?.name, given.prefill?.email, given.prefill?.contact]
    .filter(Boolean)
    .join(' · ');
  write('payer', payer);
  byId('payer')?.toggleAttribute('hidden', payer === '');
  const flows = upiFlows(given.config?.display);
  for (const flow of ['qr', 'intent', 'collect']) {
    byId(`upi-${flow}`)?.toggleAttribute('hidden', !flows.includes(flow));
  }
  const colour = given.theme?.color;
  if (colour && CSS.supports('color', colour)) paint(colour);
  const preferred = tabs.find((tab) => tab.dataset.method === given.prefill?.method);
  if (preferred) choose(preferred);
  if (given.timeout) setTimeout(() => dismiss('timeout'), given.timeout * 1000);
  root.classList.add('open');
  (tabs.find((tab) => tab.getAttribute('aria-selected') === 'true') ?? byId('close'))?.focus();
}

/** What a shop shows of UPI and has not hidden; a UPI ID to type where it says nothing. @param {Display} [display] */
function upiFlows(display) {
  if (!display) return ['collect'];
  const isUpi = (/** @type {Instrument} */ { method: paidBy }) => paidBy === 'upi';
  const shown = Object.values(display.blocks ?? {})
    .flatMap(({ instruments }) => instruments)
    .filter(isUpi)
    .flatMap(({ flows }) => flows ?? []);
  const hidden = (display.hide ?? []).filter(isUpi).flatMap(({ flows }) => flows ?? []);
  return (shown.length > 0 ? shown : ['qr', 'intent', 'collect']).filter((flow) => !hidden.includes(flow));
}

/** The shop's colour carries white or dark text, whichever can be read. @param {string} colour */
function paint(colour) {
  root.style.setProperty('--brand', colour);
  const probe = document.createElement('canvas').getContext('2d');
  if (!probe) return;
  probe.fillStyle = colour;
  probe.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = [...probe.getImageData(0, 0, 1, 1).data].map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  root.style.setProperty('--on-brand', light > 0.36 ? '#10151f' : '#ffffff');
}

/** @param {HTMLElement} chosen */
function choose(chosen) {
  method = chosen.dataset.method ?? 'upi';
  for (const tab of tabs) {
    const yes = tab === chosen;
    tab.setAttribute('aria-selected', String(yes));
    tab.tabIndex = yes ? 0 : -1;
    byId(tab.getAttribute('aria-controls') ?? '')?.toggleAttribute('hidden', !yes);
  }
}

/** @param {string} act */
async function perform(act) {
  if (busy) return;
  working(true);
  tell('submit', { method });
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        outcome: act === 'lost' ? 'captured' : act,
        method,
        vpa: entered('vpa'),
        bank: entered('bank'),
        email: options.prefill?.email,
        contact: options.prefill?.contact,
      }),
    });
    const result = await answer.json();
    if (!answer.ok || result.error) failed(result.error ?? {});
    else if (act === 'lost') dismiss();
    else tell('success', result);
  } catch {
    failed({
      code: 'GATEWAY_ERROR',
      description: 'The payment service could not be reached.',
      reason: 'network',
    });
  } finally {
    working(false);
  }
}

/** The window stays open for another try unless the shop wanted none, or no more. @param {any} error */
function failed(error) {
  failures += 1;
  lastFailure = { error };
  tell('failed', error);
  const { retry } = options;
  const most =
    retry === false
      ? 0
      : typeof retry === 'object'
        ? retry.enabled === false
          ? 0
          : retry.max_count
        : undefined;
  if (most !== undefined && failures > most) {
    dismiss();
    return;
  }
  write('failure', error.description ?? 'The payment failed.');
  byId('failure')?.removeAttribute('hidden');
  byId('failure')?.scrollIntoView({ block: 'nearest' });
}

function leave() {
  if (busy) return;
  if (options.modal?.confirm_close === true && byId('confirm')) ask(true);
  else dismiss();
}

/** @param {boolean} open */
function ask(open) {
  byId('confirm')?.toggleAttribute('hidden', !open);
  byId('window')?.toggleAttribute('data-asking', open);
  byId(open ? 'stay' : 'close')?.focus();
}

/** @param {unknown} [reason] */
function dismiss(reason = lastFailure) {
  tell('dismiss', reason);
}

/** @param {KeyboardEvent} event */
function onKey(event) {
  const asking = byId('confirm')?.hidden === false;
  if (event.key === 'Escape') {
    if (asking) ask(false);
    else if (options.modal?.escape !== false) leave();
    return;
  }
  if (event.key === 'Tab') trap(event, asking);
  const at = tabs.findIndex((tab) => tab.matches(':focus'));
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  const next = at < 0 || step === 0 ? undefined : tabs[(at + step + tabs.length) % tabs.length];
  if (!next) return;
  event.preventDefault();
  choose(next);
  next.focus();
}

/** The focus goes round inside the window. @param {KeyboardEvent} event @param {boolean} asking */
function trap(event, asking) {
  const places = all('button, input, select', byId(asking ? 'confirm' : 'window')).filter(
    (each) => each.tabIndex >= 0 && each.checkVisibility() && (asking || !byId('confirm')?.contains(each)),
  );
  const first = places[0];
  const last = places.at(-1);
  const inside = places.some((each) => each === document.activeElement);
  if (
    event.shiftKey ? document.activeElement === first || !inside : document.activeElement === last || !inside
  ) {
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  }
}

/** Buttons keep the focus while waiting, so they are not disabled but deaf. @param {boolean} yes */
function working(yes) {
  busy = yes;
  byId('window')?.setAttribute('aria-busy', String(yes));
  for (const act of acts) act.setAttribute('aria-disabled', String(yes));
  write('status', yes ? 'Processing…' : '');
  if (yes) byId('failure')?.setAttribute('hidden', '');
}

/** @param {string} name @param {unknown} data */
function tell(name, data) {
  if (host) window.parent.postMessage({ name, data }, host);
}

/** @param {string} id */
function byId(id) {
  return document.getElementById(id);
}

/** @param {string} selector @param {ParentNode | null} within @returns {HTMLElement[]} */
function all(selector, within = document) {
  return [...(within ?? document).querySelectorAll(selector)].filter((each) => each instanceof HTMLElement);
}

/** @param {string} id @param {string} text */
function write(id, text) {
  const place = byId(id);
  if (place) place.textContent = text;
}

/** @param {string} id */
function entered(id) {
  const place = byId(id);
  return place instanceof HTMLInputElement || place instanceof HTMLSelectElement ? place.value : undefined;
}
