/** A mail before it is HTML or text: both are made from this one description. */
export interface MailContent {
  readonly subject: string;
  /** What an inbox shows after the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly blocks: readonly MailBlock[];
  /** Only of mails that are a favour and no part of the service. */
  readonly unsubscribe?: Unsubscribe;
}

export interface Unsubscribe {
  /** A page that asks once more. */
  readonly pageUrl: string;
  /** Where a mail program posts to when its own button is pressed (RFC 8058). */
  readonly oneClickUrl: string;
}

export type MailBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  /** A sentence with an address at its end. */
  | { readonly kind: 'link'; readonly text: string; readonly url: string }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [label: string, value: string])[] }
  /** Somebody's own words, line breaks kept. */
  | { readonly kind: 'quote'; readonly text: string }
  | { readonly kind: 'small'; readonly text: string };

export const text = (content: string): MailBlock => ({ kind: 'text', text: content });
export const small = (content: string): MailBlock => ({ kind: 'small', text: content });
export const quote = (content: string): MailBlock => ({ kind: 'quote', text: content });
export const button = (label: string, url: string): MailBlock => ({ kind: 'button', label, url });
export const link = (content: string, url: string): MailBlock => ({ kind: 'link', text: content, url });
export const facts = (...rows: readonly (readonly [string, string])[]): MailBlock => ({
  kind: 'facts',
  rows,
});

/** One line without control characters, whatever a person typed: nothing can start a line or a header of its own. */
export const oneLine = (value: string): string =>
  value
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();

/** Lines of a person's own words, without other control characters. */
export const lines = (value: string): string =>
  value
    .split(/\r\n|\r|\n/)
    .map(oneLine)
    .join('\n')
    .trim();
