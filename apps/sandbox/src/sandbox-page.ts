import type { FastifyReply } from 'fastify';

/** Markup that is safe to send as it is. */
export class Html {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

type Content = Html | string | number | false | undefined | readonly Content[];

/** Everything put into the template is escaped unless it is markup already. */
export const html = (strings: TemplateStringsArray, ...contents: readonly Content[]): Html =>
  new Html(
    strings.map((text, index) => text + (index < contents.length ? render(contents[index]) : '')).join(''),
  );

const render = (content: Content): string => {
  if (content === undefined || content === false) return '';
  if (content instanceof Html) return content.source;
  if (typeof content === 'string' || typeof content === 'number') return escapeHtml(String(content));
  return content.map(render).join('');
};

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => entities[char] ?? char);

interface Page {
  readonly base: string;
  readonly title: string;
  readonly body: Html;
  readonly head?: Html;
  /** Additions to the policy; nothing inline runs on any page. */
  readonly styles?: string;
}

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "img-src 'self' data: https:",
  "connect-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

export const sendPage = (reply: FastifyReply, { base, title, body, head, styles = "'self'" }: Page) =>
  reply
    .header('content-security-policy', [...POLICY, `style-src ${styles}`].join('; '))
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .type('text/html; charset=utf-8')
    .send(
      html`<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${base}/assets/pages.css">
${head}
</head>
<body>
${body}
</body>
</html>
`.source,
    );
