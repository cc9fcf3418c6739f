import { at, type Refusal } from '../../refusal.ts';
import { checkUrl } from '../fields/url-field.ts';
import { checkLength, resumeLimits } from '../resume-limits.ts';

/** The job a copy is for, as its owner or its advert names it. Any part may be empty. */
export interface CopyJob {
  readonly title: string;
  readonly company: string;
  /** Where the advert stands. */
  readonly url: string;
}

export const noJob: CopyJob = { title: '', company: '', url: '' };

export const namesJob = ({ title, company, url }: CopyJob): boolean =>
  [title, company, url].some((text) => text.trim() !== '');

export const checkCopyJob = ({ title, company, url }: CopyJob): readonly Refusal[] =>
  Object.entries({
    title: checkLength(title.trim(), resumeLimits.nameText),
    company: checkLength(company.trim(), resumeLimits.nameText),
    url: checkUrl(url),
  }).flatMap(([field, refusal]) => (refusal ? [at(field, refusal)] : []));

/** Of a found job or a pasted advert: what does not fit is cut or left out, for its owner to see before it is kept. */
export const asCopyJob = ({ title, company, url }: Partial<CopyJob>): CopyJob => ({
  title: (title ?? '').trim().slice(0, resumeLimits.nameText),
  company: (company ?? '').trim().slice(0, resumeLimits.nameText),
  url: checkUrl(url) ? '' : (url ?? '').trim(),
});
