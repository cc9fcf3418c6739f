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

/** Signs that slip in around an address, such as the full stop of a sentence it was copied from. */
const around = /^[\s<("'.,;:]+|[\s>)"'.,;:]+$/gu;
const repeated = /([._-])\1+/g;
const outerSeparators = /^[._-]+|[._-]+$/g;
/** `asha+jobs@` reaches the same mailbox as `asha@` wherever a plus is allowed. */
const afterPlus = /\+.*$/;

/**
 * The address that was most likely meant, where an address is refused and the mend is obvious; undefined where it is
 * not. It is offered, never taken by itself (decision 62).
 */
export const mendedEmail = (text: string): string | undefined => {
  const typed = text.trim();
  if (typed.length > emailLimits.address || checkEmail(typed) === undefined) return undefined;
  const parts = typed.replace(around, '').split('@');
  const [local = '', domain = ''] = parts;
  if (parts.length !== 2) return undefined;
  const mended = [
    local.replace(/\s+/gu, '').replace(afterPlus, '').replace(repeated, '$1').replace(outerSeparators, ''),
    domain
      .replace(/\s+/gu, '')
      .replaceAll(',', '.')
      .replace(/\.{2,}/g, '.')
      .replace(outerSeparators, ''),
  ].join('@');
  return checkEmail(mended) === undefined ? mended : undefined;
};
