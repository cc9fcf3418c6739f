import type { VisitStep } from '@kalam/domain/admin/funnel';

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
    navigator.sendBeacon(`/api/visits/${step}`);
  } catch {
    // A figure of a statistic is not worth a word.
  }
};
