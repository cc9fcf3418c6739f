const safeProtocols: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** The address if a file may carry it: a document never links to a script or a local file. */
export const safeHref = (address: string): string | undefined => {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url && safeProtocols.has(url.protocol) ? url.href : undefined;
};

/** An address as people write it: without protocol, `www.` and closing slash. */
export const shownAddress = (address: string): string =>
  address.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');

export const mailAddress = (email: string): string | undefined =>
  /^[^\s@]+@[^\s@]+$/.test(email) ? safeHref(`mailto:${email}`) : undefined;

/** Numbers are Indian: ten digits (S1 §5), dialled with the country's code from anywhere. */
export const shownPhone = (phone: string): string => (/^\d{10}$/.test(phone) ? `+91 ${phone}` : phone);

export const phoneAddress = (phone: string): string | undefined =>
  /^\d{10}$/.test(phone) ? `tel:+91${phone}` : undefined;
