import { plainText } from '@kalam/domain/jobs/job-text';
import { advertLimits } from '@kalam/domain/jobs/matching/advert-limits';

/** The text of a job, pasted or found. */
export interface Advert {
  readonly text: string;
  /** Of a found job; a pasted text says it somewhere itself. */
  readonly title?: string | undefined;
  readonly company?: string | undefined;
  /** Where it stands. */
  readonly url?: string | undefined;
}

/** The source of a web page rather than what it says. */
const isMarkup = (text: string): boolean =>
  /<\/?(?:p|br|li|ul|ol|div|span|h[1-6]|table|strong|b)\b[^>]*>/i.test(text);

/** As one reads it, without markup and within the limit. */
export const advertText = (pasted: string): string =>
  isMarkup(pasted)
    ? plainText(pasted, advertLimits.most)
    : pasted.replace(/\r\n?/g, '\n').slice(0, advertLimits.most);

/** What of a paste is taken: the text, or what the markup says where there is nothing else. Undefined: as the browser does it. */
export const pastedMarkup = (clipboard: Pick<DataTransfer, 'getData'>): string | undefined => {
  if (clipboard.getData('text/plain') !== '') return undefined;
  const markup = clipboard.getData('text/html');
  return markup === '' ? undefined : plainText(markup, advertLimits.most);
};

export const isTooShort = (text: string): boolean => text.trim().length < advertLimits.least;
