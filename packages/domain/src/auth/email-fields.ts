import { type Refusal, refuse } from '../refusal.ts';

/** What mail itself allows (RFC 5321); longer text is no address. */
export const emailLimits = { local: 64, address: 254, domain: 253, label: 63 } as const;

const letter = /\p{L}/u;
const allowedInLocal = /^[a-z0-9._-]+$/i;
const separator = /[._-]/;
const consecutiveSeparators = /[._-]{2}/;
const domainLabel = /^[a-z0-9-]+$/i;
const topLevel = /^(?:[a-z]{2,}|xn--[a-z0-9-]+)$/i;

/** The rule of every e-mail field (S1 §5 Email). The first broken clause answers, in the specification's order. */
export const checkEmail = (text: string): Refusal | undefined => {
  const parts = text.length > emailLimits.address ? [] : text.split('@');
  const [local, domain] = parts;
  if (parts.length !== 2 || !local || !domain || local.length > emailLimits.local)
    return refuse('email-invalid');
  if (!letter.test(local)) return refuse('email-without-letter');
  if (!allowedInLocal.test(local)) return refuse('email-characters');
  if (consecutiveSeparators.test(local)) return refuse('email-consecutive-separators');
  if (separator.test(local.charAt(0)) || separator.test(local.charAt(local.length - 1))) {
    return refuse('email-outer-separator');
  }
  return isDomainName(domain) ? undefined : refuse('email-domain');
};

const isDomainName = (domain: string): boolean => {
  const labels = domain.split('.');
  return (
    domain.length <= emailLimits.domain &&
    labels.length >= 2 &&
    labels.every(isDomainLabel) &&
    topLevel.test(labels[labels.length - 1] ?? '')
  );
};

const isDomainLabel = (label: string): boolean =>
  label.length <= emailLimits.label &&
  domainLabel.test(label) &&
  !label.startsWith('-') &&
  !label.endsWith('-');
