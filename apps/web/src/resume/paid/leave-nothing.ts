import { removePaidWork } from '../journal/journal.ts';
import { dropAdvert } from '../matching/kept-adverts.ts';
import type { PaidMark } from './paid-mark.ts';

/** What was paid for on a device that is not one's own goes after the download, and the advert it was held beside. */
export const leaveNothing = async (mark: Pick<PaidMark, 'orderId'>): Promise<void> => {
  const id = await removePaidWork(mark);
  if (id !== undefined) dropAdvert(id);
};
