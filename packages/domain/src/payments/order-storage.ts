import { type Refusal, refuse } from '../refusal.ts';
import { erasedImage, imagesOf, withImages } from '../resumes/images/resume-images.ts';
import type { OrderResume } from './payment-model.ts';

/**
 * Bytes of resumes that unpaid orders may hold at a time; paid orders do not count. A usual resume takes 10 KB, its photo
 * 200 KB and a scanned certificate as much. A network may be a whole hostel or a phone company's, so it has room for some
 * two hundred such orders that nobody paid; a person, for trying each plan. What has no pictures has more room, so that
 * somebody who shares a network with a flood of pictures can still buy.
 */
export const unpaidStorageLimits = {
  network: { withImages: 40_000_000, plain: 60_000_000 },
  person: { withImages: 12_000_000, plain: 16_000_000 },
} as const;

/** How much the unpaid orders of a payer hold already; undefined where nobody knows. */
export interface UnpaidStorage {
  readonly network: number | undefined;
  readonly person: number | undefined;
}

export const checkUnpaidStorage = (
  held: UnpaidStorage,
  added: { readonly bytes: number; readonly hasImages: boolean },
): Refusal | undefined => {
  const kind = added.hasImages ? 'withImages' : 'plain';
  const isOver = (['network', 'person'] as const).some(
    (who) => (held[who] ?? 0) + added.bytes > unpaidStorageLimits[who][kind] && held[who] !== undefined,
  );
  return isOver ? refuse('order-storage-full') : undefined;
};

/**
 * The pictures of an order nobody tried to pay. As long as an order can be taken up again: later its payment can begin
 * only in a window left open, beside a page that still has the pictures. Once the provider knows of a payment they stay
 * with the rest, because banks confirm payments days later.
 */
export const unpaidPicturesKeptMs = 24 * 60 * 60 * 1000;

export const unpaidPicturesExpiry = (since: Date): Date => new Date(since.getTime() + unpaidPicturesKeptMs);

const isInside = (image: string): boolean => image.startsWith('data:') && image !== erasedImage;

/** Whether pictures travel inside it; an address costs nothing. */
export const hasOwnImages = ({ data }: Pick<OrderResume, 'data'>): boolean =>
  imagesOf(data).some(({ image }) => isInside(image));

/** The same resume with the places of its pictures left, so that whoever writes it can say what is missing. */
export const withErasedImages = (resume: OrderResume): OrderResume => ({
  ...resume,
  data: withImages(resume.data, (image) => (isInside(image) ? erasedImage : image)),
});
