import type { VisitStep } from '@kalam/domain/admin/funnel';

/** A figure of a statistic that did not come. */
const notWorthAWord = (): void => undefined;

/**
 * Tells the server that a visit got this far, once for each step and tab. No cookie, no name, no address of a page; who
 * asks not to be followed is not counted, and neither is a browser without storage.
 */
export const countVisit = (step: VisitStep): void => {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (doNotTrack === '1' || globalPrivacyControl) return;
  try {
    const mark = `counted ${step}`;
    if (sessionStorage.getItem(mark)) return;
    sessionStorage.setItem(mark, '1');
    // Not a beacon, which would bring the cookies of whoever is signed in.
    const sent = fetch(`/api/visits/${step}`, {
      method: 'POST',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    });
    sent.catch(notWorthAWord);
  } catch {
    notWorthAWord();
  }
};
