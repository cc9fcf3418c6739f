import { type Refusal, refuse } from '../../refusal.ts';

/** The part of the platform's URL this rule needs; browsers and Node both have it. */
declare const URL: new (
  address: string,
) => { readonly hostname: string; readonly username: string; readonly password: string };

/** Longer addresses are not followed by every program that opens a document. */
export const urlLimit = 2048;

/** An optional link: blank is fine (S1 §5 URL fields). */
export const checkUrl = (text: string | undefined): Refusal | undefined => {
  const address = (text ?? '').trim();
  if (address === '') return undefined;
  if (!/^https?:\/\//i.test(address)) return refuse('url-scheme');
  return isWebAddress(address) ? undefined : refuse('url-invalid');
};

const isWebAddress = (address: string): boolean => {
  if (address.length > urlLimit || /[\s<>"\\]/.test(address)) return false;
  const [typedHost = ''] = address.slice(address.indexOf('//') + 2).split(/[/?#]/, 1);
  try {
    const { hostname, username, password } = new URL(address);
    const signedIn = username !== '' || password !== '';
    return typedHost.includes('.') && !signedIn && hostname.split('.').every(isHostLabel);
  } catch {
    return false;
  }
};

const isHostLabel = (label: string): boolean =>
  /^[a-z0-9_-]{1,63}$/.test(label) && !label.startsWith('-') && !label.endsWith('-');
