import { type Html, html } from '../sandbox-page.ts';

/** What can be paid in this window, or why nothing can. */
export type Offer = { readonly orderId: string; readonly amount: number } | { readonly refused: string };

interface Place {
  readonly root: string;
  /** The one foreign page that may open the window. */
  readonly shop: string;
}

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 0,
});

const BANKS = [
  ['HDFC', 'HDFC Bank'],
  ['ICIC', 'ICICI Bank'],
  ['SBIN', 'State Bank of India'],
  ['UTIB', 'Axis Bank'],
  ['KKBK', 'Kotak Mahindra Bank'],
  ['PUNB_R', 'Punjab National Bank'],
] as const;

export const windowPage = (offer: Offer, { root, shop }: Place): Html => html`<!doctype html>
<html lang="en-IN" data-shop="${shop}" data-pay="${'orderId' in offer && `${root}/v1/orders/${offer.orderId}/pay`}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Payment</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${root}/window/window.css">
<script src="${root}/window/window.js" type="module"></script>
</head>
<body>
<div class="backdrop" id="backdrop"></div>
<div class="window" id="window" role="dialog" aria-modal="true" aria-labelledby="merchant" aria-describedby="sandbox">
  <header>
    <span class="mark" id="mark" aria-hidden="true">•</span>
    <div class="merchant">
      <h1 id="merchant">Payment</h1>
      <p id="description"></p>
    </div>
    <button type="button" class="close" id="close" aria-label="Close">
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true"><path d="M5 5l10 10M15 5L5 15" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/></svg>
    </button>
    ${'amount' in offer && html`<p class="amount"><span>To pay</span> <strong>${rupees.format(offer.amount / 100)}</strong></p>`}
    <p class="payer" id="payer" hidden></p>
    <p class="label" id="sandbox">Sandbox: no real money moves</p>
  </header>
  ${'refused' in offer ? refusal(offer.refused) : choices()}
</div>
</body>
</html>
`;

const refusal = (reason: string): Html => html`<main class="refused">
<p role="alert">${reason}</p>
<p class="quiet">Close this window and start again from the shop.</p>
</main>`;

const choices = (): Html => html`<main id="choices">
<p class="failure" id="failure" role="alert" hidden></p>
<div class="tabs" role="tablist" aria-label="Payment method">
  ${tab('upi', 'UPI', true)}${tab('card', 'Card', false)}${tab('netbanking', 'Net banking', false)}
</div>
<div role="tabpanel" id="panel-upi" aria-labelledby="tab-upi">
  <div id="upi-qr" class="upi" hidden>${code()}<p>Scan it with any UPI app on your phone.</p></div>
  <div id="upi-intent" class="upi" hidden><p>Opens the UPI app on this phone: GPay, PhonePe, Paytm, BHIM.</p></div>
  <div id="upi-collect">${field('vpa', 'UPI ID', html`<input id="vpa" value="success@razorpay" inputmode="email" autocapitalize="none" autocomplete="off" spellcheck="false">`)}</div>
</div>
<div role="tabpanel" id="panel-card" aria-labelledby="tab-card" hidden>
  ${field('number', 'Card number', html`<input id="number" value="4111 1111 1111 1111" inputmode="numeric" autocomplete="off" maxlength="23">`)}
  <div class="pair">
    ${field('expiry', 'Expiry', html`<input id="expiry" value="12/30" inputmode="numeric" autocomplete="off" maxlength="7">`)}
    ${field('cvv', 'CVV', html`<input id="cvv" value="123" inputmode="numeric" autocomplete="off" maxlength="4">`)}
  </div>
</div>
<div role="tabpanel" id="panel-netbanking" aria-labelledby="tab-netbanking" hidden>
  ${field('bank', 'Bank', html`<select id="bank">${BANKS.map(([code, name]) => html`<option value="${code}">${name}</option>`)}</select>`)}
</div>
<section class="acts" aria-labelledby="acts">
  <h2 id="acts">How should this payment go?</h2>
  <button type="button" class="primary" data-act="captured">Succeed</button>
  <div class="pair">
    <button type="button" data-act="failed">Fail</button>
    <button type="button" data-act="authorized">Authorise only</button>
  </div>
  <button type="button" data-act="lost">Pay, then lose the connection</button>
</section>
<p class="status" id="status" role="status"></p>
</main>
<div class="confirm" id="confirm" role="alertdialog" aria-modal="true" aria-labelledby="question" hidden>
  <div>
    <p id="question">Are you sure you want to cancel the payment?</p>
    <div class="pair">
      <button type="button" id="stay">No, go on</button>
      <button type="button" class="primary" id="leave">Yes, cancel</button>
    </div>
  </div>
</div>`;

/** Looks like a code to scan, and says nothing. */
const code = (): Html => {
  const side = 21;
  const isDark = (x: number, y: number): boolean => {
    const corner = [
      [0, 0],
      [side - 7, 0],
      [0, side - 7],
    ].find(([left = 0, top = 0]) => x >= left && x < left + 7 && y >= top && y < top + 7);
    if (!corner) return (x * 7 + y * 13 + x * y) % 5 < 2;
    const [dx, dy] = [Math.abs(x - (corner[0] ?? 0) - 3), Math.abs(y - (corner[1] ?? 0) - 3)];
    return Math.max(dx, dy) !== 2;
  };
  const cells = Array.from({ length: side * side }, (_, at) => [at % side, Math.floor(at / side)] as const);
  const path = cells
    .filter(([x, y]) => isDark(x, y))
    .map(([x, y]) => `M${x} ${y}h1v1h-1z`)
    .join('');
  return html`<svg viewBox="-2 -2 25 25" width="132" height="132" role="img" aria-label="QR code"><rect x="-2" y="-2" width="25" height="25" fill="#fff"/><path d="${path}" fill="#10151f"/></svg>`;
};

const tab = (id: string, name: string, chosen: boolean): Html =>
  html`<button type="button" role="tab" id="tab-${id}" data-method="${id}" aria-controls="panel-${id}" aria-selected="${chosen ? 'true' : 'false'}" tabindex="${chosen ? 0 : -1}">${name}</button>`;

const field = (id: string, label: string, input: Html): Html =>
  html`<div class="field"><label for="${id}">${label}</label>${input}</div>`;
