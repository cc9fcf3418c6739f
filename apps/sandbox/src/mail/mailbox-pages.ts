import { Html, html } from '../sandbox-page.ts';
import type { Message } from './mailbox-message.ts';

export type View = 'html' | 'text';

export interface MailboxState {
  readonly base: string;
  readonly messages: readonly Message[];
  readonly to: string;
  readonly open?: Message | undefined;
  readonly view?: View;
}

const when = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

export const mailboxBody = (state: MailboxState): Html => html`
<a class="skip" href="#content">Skip to the messages</a>
<header class="bar">
  <p class="crumbs"><a href="${state.base}">Sandbox</a> <span aria-hidden="true">/</span></p>
  <h1>Mailbox</h1>
  <form class="search" action="${state.base}/mailbox" role="search">
    <label class="hidden" for="to">Recipient</label>
    <input id="to" name="to" type="search" inputmode="email" autocapitalize="none" placeholder="Recipient’s address" value="${state.to}">
    <button>Show</button>
  </form>
  <form class="clear" action="${state.base}/mailbox/clear" method="post"><button>Delete all</button></form>
</header>
<main id="content" class="mailbox" data-open="${state.open === undefined ? 'no' : 'yes'}">
  <nav class="list" aria-label="Messages" id="list">${list(state)}</nav>
  <section class="reading">${state.open === undefined ? nothingOpen(state) : message(state.open, state)}</section>
</main>
<p class="hidden" role="status" id="news"></p>`;

const list = ({ base, messages, to, open }: MailboxState): Html =>
  messages.length === 0
    ? html`<p class="empty">${to === '' ? 'Nothing has been sent yet.' : `Nothing has been sent to ${to}.`}</p>`
    : html`<ol>${messages.map(
        (each) => html`<li><a href="${address(base, each, to)}"${current(each.id === open?.id, 'page')}>
<span class="who">${each.to}</span>
<time datetime="${each.date}">${when.format(new Date(each.date))}</time>
<span class="subject">${each.subject || 'No subject'}</span>
<span class="start">${opening(each)}</span></a></li>`,
      )}</ol>`;

const nothingOpen = ({ messages }: MailboxState): Html => html`<div class="hint">
<p>${messages.length === 0 ? 'Mail the product sends will show up here by itself.' : 'Choose a message to read it.'}</p>
<p>Nothing leaves this machine.</p></div>`;

const message = (open: Message, state: MailboxState): Html => {
  const view: View = open.html === '' ? 'text' : (state.view ?? 'html');
  const here = address(state.base, open, state.to);
  return html`<article>
<p class="back"><a href="${state.base}/mailbox${query({ to: state.to })}">← All messages</a></p>
<h2>${open.subject || 'No subject'}</h2>
<dl>
  <dt>From</dt><dd>${open.from}</dd>
  <dt>To</dt><dd>${open.to}</dd>
  <dt>Sent</dt><dd><time datetime="${open.date}">${when.format(new Date(open.date))}</time></dd>
</dl>
<nav class="views" aria-label="How to show the message">
  ${open.html !== '' && html`<a href="${here}"${current(view === 'html', 'true')}>HTML</a>`}
  <a href="${state.base}/mailbox/${open.id}${query({ to: state.to, view: 'text' })}"${current(view === 'text', 'true')}>Text</a>
  <a href="${state.base}/mailbox/${open.id}/source" download="${open.id}.eml">Source</a>
</nav>
${view === 'html' ? framed(open) : html`<pre>${linked(open.text || 'This message has no text part.')}</pre>`}
${attachments(open, state.base)}
${links(open)}
</article>`;
};

/**
 * Scripts, forms and plug-ins of a mail never run; its links open in the whole window. The same origin is kept only
 * so that the page can see how tall the mail is: without scripts it gives the mail nothing.
 */
const framed = (open: Message): Html => {
  const inner = `<!doctype html><base target="_top">${open.html.replace(/^\s*<!doctype[^>]*>/i, '')}`;
  return html`<iframe title="The message" class="mail" id="mail"
sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"
srcdoc="${inner}"></iframe>`;
};

const attachments = (open: Message, base: string): Html | false =>
  open.attachments.length > 0 &&
  html`<h3>Attachments</h3><ul class="files">${open.attachments.map(
    (file, index) =>
      html`<li><a href="${base}/mailbox/${open.id}/attachments/${index}" download="${file.name}">${file.name}</a> <span>${file.type}, ${size(file.content.length)}</span></li>`,
  )}</ul>`;

const links = (open: Message): Html | false =>
  open.links.length > 0 &&
  html`<h3>Links</h3><ul class="links">${open.links.map((link) => html`<li><a href="${link}">${link}</a></li>`)}</ul>`;

/** Addresses in plain text can be followed. */
const linked = (text: string): readonly (Html | string)[] =>
  text
    .split(/(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)])/i)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part));

const opening = ({ text, html: rich }: Message): string =>
  (text || rich.replace(/<style[\s\S]*?<\/style>|<[^>]*>/gi, ' ')).replace(/\s+/g, ' ').trim().slice(0, 140);

const address = (base: string, { id }: Message, to: string): string =>
  `${base}/mailbox/${id}${query({ to })}`;

const query = (values: Readonly<Record<string, string>>): string => {
  const set = Object.entries(values).filter(([, value]) => value !== '');
  return set.length === 0 ? '' : `?${new URLSearchParams(set)}`;
};

const current = (yes: boolean, value: 'page' | 'true'): Html | false =>
  yes && new Html(` aria-current="${value}"`);

const size = (bytes: number): string =>
  bytes < 1024
    ? `${bytes} bytes`
    : bytes < 1_048_576
      ? `${Math.round(bytes / 1024)} KB`
      : `${(bytes / 1_048_576).toFixed(1)} MB`;
