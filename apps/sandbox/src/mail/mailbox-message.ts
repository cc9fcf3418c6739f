import PostalMime, { type Address, type Email } from 'postal-mime';

/** Who the SMTP session named; a blind copy is seen here alone. */
export interface Envelope {
  readonly from: string;
  readonly to: readonly string[];
}

export interface Attachment {
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
}

/** One outgoing message as programs and the mailbox page read it. */
export interface Message {
  readonly id: string;
  /** As written in the message: `Kalam <hello@kalam.example>`. */
  readonly from: string;
  /** Bare addresses of everyone who receives it, separated by a comma and a space. */
  readonly to: string;
  readonly subject: string;
  /** When it was handed over, ISO 8601. */
  readonly date: string;
  readonly text: string;
  readonly html: string;
  /** Every http(s) address in the message, each once, in order of appearance. */
  readonly links: readonly string[];
  readonly attachments: readonly Attachment[];
}

export async function parseMessage(
  id: string,
  date: Date,
  envelope: Envelope,
  source: Uint8Array,
): Promise<Message> {
  const email = await PostalMime.parse(source);
  const text = email.text ?? '';
  const html = email.html ?? '';
  return {
    id,
    from: email.from === undefined ? envelope.from : written(email.from),
    to: envelope.to.join(', '),
    subject: email.subject ?? '',
    date: date.toISOString(),
    text,
    html,
    links: linksIn(html, text),
    attachments: attachmentsOf(email),
  };
}

const written = (address: Address): string => {
  const first = address.address === undefined ? address.group[0] : address;
  const bare = first?.address ?? '';
  return first?.name ? `${first.name} <${bare}>` : bare;
};

const attachmentsOf = (email: Email): Attachment[] =>
  email.attachments.map((part, index) => ({
    name: part.filename ?? `part-${index + 1}`,
    type: part.mimeType,
    content: bytesOf(part.content),
  }));

const bytesOf = (content: string | ArrayBuffer | Uint8Array): Buffer =>
  typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content));

/** Text writes each address bare and HTML as an attribute; the same address counts once. */
export function linksIn(html: string, text: string): string[] {
  const attributes = [...html.matchAll(/\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map((match) =>
    decodeEntities(match[1] ?? match[2] ?? ''),
  );
  const bare = (text.match(/https?:\/\/[^\s<>"']+/gi) ?? []).map(withoutSentenceEnd);
  return [...new Set([...attributes, ...bare].filter((link) => /^https?:\/\//i.test(link)))];
}

const withoutSentenceEnd = (link: string): string => {
  const trimmed = link.replace(/[.,;:!?]+$/, '');
  return trimmed.includes('(') ? trimmed : trimmed.replace(/\)+$/, '');
};

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decodeEntities = (value: string): string =>
  value.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(amp|lt|gt|quot|apos));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return named[String(name).toLowerCase()] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
