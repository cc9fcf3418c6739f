import { fetchPart } from '../../../platform/loading/fetch-part.ts';
import { paidUntil } from '../../../resume/paid/paid-days.ts';
import type { PaidMark } from '../../../resume/paid/paid-mark.ts';

const storageKey = 'paid-work-until';

/** Remembered apart from the work, so that a page can tell without reading it whether its time is over. */
export const rememberKeptUntil = (paid: PaidMark): void => {
  try {
    localStorage.setItem(storageKey, String(paidUntil(paid)));
  } catch {
    // A browser that keeps nothing keeps no work either.
  }
};

/** On whatever page the person comes back to: paid work whose days are over is removed from the device. */
export const sweepPaidWork = async (now: number = Date.now()): Promise<void> => {
  try {
    const until = Number(localStorage.getItem(storageKey) ?? Number.NaN);
    if (!(until < now)) return;
    localStorage.removeItem(storageKey);
    const { unfinishedDrafts } = await fetchPart(() => import('../../../resume/journal/journal.ts'));
    await unfinishedDrafts(now);
  } catch {
    // It is removed when the journal is next read.
  }
};
