import type { Language } from '@kalam/domain/languages/languages';
import { type MailBlock, type MailContent, oneLine, type Unsubscribe } from './mail-content.ts';

export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly unsubscribe?: Unsubscribe;
}

/** The words of the frame, which are the same around every mail. */
const frameWords = {
  en: {
    orOpen: 'Or open this address:',
    about: 'Kalam, the resume builder',
    unsubscribe: 'Stop these reminders',
  },
  hi: { orOpen: 'या यह पता खोलें:', about: 'Kalam, रिज़्यूमे बनाने की जगह', unsubscribe: 'ये रिमाइंडर बंद करें' },
} as const satisfies Record<Language, Record<string, string>>;

/** The line under every mail. */
export interface MailFooter {
  readonly publicUrl: string;
  readonly supportEmail?: string;
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (value: string): string => value.replace(/[&<>"']/g, (char) => escapes[char] ?? char);

/** Links lead to the web and nowhere else. */
const webAddress = (url: string): string => {
  const { protocol, href } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error('A mail may link to web addresses only');
  return href;
};

const font = "font-family:-apple-system,'Segoe UI',Roboto,'Noto Sans',Helvetica,Arial,sans-serif";

/** An address in full, which breaks anywhere rather than widen a phone's screen. */
const htmlLink = (url: string, shown = url): string =>
  `<a class="link" href="${escapeHtml(url)}" style="color:#2563eb;overflow-wrap:anywhere;word-break:break-word">${escapeHtml(shown)}</a>`;

/** Escaped, with the web addresses that somebody wrote as links. */
const linked = (content: string): string =>
  content
    .split(/(https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]।])/)
    .map((part, place) =>
      place % 2 === 1 && URL.canParse(part) ? htmlLink(webAddress(part), part) : escapeHtml(part),
    )
    .join('');

const htmlBlock = (block: MailBlock, language: Language): string => {
  switch (block.kind) {
    case 'text':
      return `<p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#1e293b;overflow-wrap:anywhere">${escapeHtml(block.text)}</p>`;
    case 'small':
      return `<p class="soft" style="margin:0 0 16px;font-size:13px;line-height:20px;color:#64748b">${escapeHtml(block.text)}</p>`;
    case 'quote':
      return `<blockquote class="ink rule" style="margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid #2563eb;font-size:16px;line-height:24px;color:#1e293b;overflow-wrap:anywhere">${linked(block.text).replaceAll('\n', '<br>')}</blockquote>`;
    case 'button':
      return htmlButton(block.label, webAddress(block.url), language);
    case 'link':
      return `<p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#1e293b;overflow-wrap:anywhere">${escapeHtml(block.text)}<br>${htmlLink(webAddress(block.url))}</p>`;
    case 'facts':
      return `<table role="presentation" cellpadding="0" cellspacing="0" width="100%" style="margin:0 0 20px;border-collapse:collapse">${block.rows.map(htmlFact).join('')}</table>`;
  }
};

const htmlButton = (label: string, url: string, language: Language): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 16px"><tr><td style="border-radius:8px;background:#2563eb"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 24px;font-size:16px;line-height:24px;font-weight:600;color:#ffffff;text-decoration:none;border-radius:8px">${escapeHtml(label)}</a></td></tr></table>` +
  `<p class="soft" style="margin:0 0 16px;font-size:13px;line-height:20px;color:#64748b;overflow-wrap:anywhere">${frameWords[language].orOpen} ${htmlLink(url)}</p>`;

const htmlFact = ([label, value]: readonly [string, string]): string =>
  `<tr><td class="soft line" style="padding:8px 16px 8px 0;border-bottom:1px solid #e2e8f0;font-size:14px;line-height:20px;color:#64748b;white-space:nowrap;vertical-align:top">${escapeHtml(label)}</td><td class="ink line" style="padding:8px 0;border-bottom:1px solid #e2e8f0;font-size:14px;line-height:20px;color:#1e293b;text-align:right;overflow-wrap:anywhere">${escapeHtml(value)}</td></tr>`;

const darkMode = `@media (prefers-color-scheme:dark){.page{background:#0b1120!important}.card{background:#111a2e!important;border-color:#24304a!important}.ink{color:#e2e8f0!important}.soft{color:#94a3b8!important}.line{border-color:#24304a!important}.link,.name{color:#93b4ff!important}}`;

const htmlPage = (content: MailContent, footer: MailFooter, language: Language): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(content.subject)}</title>
<style>:root{color-scheme:light dark}${darkMode}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f1f5f9;${font}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(content.preview)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#f1f5f9;${font}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px"><tr><td style="padding:0 4px 16px">
<span class="name" style="font-size:22px;line-height:28px;font-weight:700;color:#2563eb;letter-spacing:-0.3px">Kalam</span>
</td></tr><tr><td class="card" style="background:#ffffff;border:1px solid #e2e8f0;border-radius:12px;padding:32px 28px 16px">
<h1 class="ink" style="margin:0 0 16px;font-size:22px;line-height:30px;font-weight:700;color:#0f172a">${escapeHtml(content.heading)}</h1>
${content.blocks.map((block) => htmlBlock(block, language)).join('\n')}
</td></tr><tr><td class="soft" style="padding:16px 4px 0;font-size:12px;line-height:18px;color:#64748b">${htmlFooter(content, footer, language)}</td></tr></table>
</td></tr></table>
</body>
</html>
`;

const htmlFooter = (
  { unsubscribe }: MailContent,
  { publicUrl, supportEmail }: MailFooter,
  language: Language,
): string => {
  const site = webAddress(publicUrl);
  const parts = [escapeHtml(frameWords[language].about), htmlLink(site, new URL(site).host)];
  if (supportEmail !== undefined) parts.push(htmlLink(`mailto:${supportEmail}`, supportEmail));
  if (unsubscribe !== undefined)
    parts.push(htmlLink(webAddress(unsubscribe.pageUrl), frameWords[language].unsubscribe));
  return parts.join(' · ');
};

const textBlock = (block: MailBlock): string => {
  switch (block.kind) {
    case 'text':
    case 'small':
      return block.text;
    case 'quote':
      return block.text
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n');
    case 'link':
      return `${block.text}\n${webAddress(block.url)}`;
    case 'button':
      return `${block.label}:\n${webAddress(block.url)}`;
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
  }
};

const textPage = (
  { heading, blocks, unsubscribe }: MailContent,
  { publicUrl, supportEmail }: MailFooter,
  language: Language,
): string => {
  const { about, unsubscribe: stop } = frameWords[language];
  const foot = ['-- ', about, webAddress(publicUrl)];
  if (supportEmail !== undefined) foot.push(supportEmail);
  if (unsubscribe !== undefined) foot.push(`${stop}: ${webAddress(unsubscribe.pageUrl)}`);
  return [heading, ...blocks.map(textBlock), foot.join('\n')].join('\n\n');
};

export const renderMail = (content: MailContent, footer: MailFooter, language: Language): RenderedMail => ({
  subject: oneLine(content.subject),
  html: htmlPage(content, footer, language),
  text: `${textPage(content, footer, language)}\n`,
  ...(content.unsubscribe && { unsubscribe: content.unsubscribe }),
});
