import { type Refusal, refuse } from '../../refusal.ts';

export const certificateImageMegabytes = 5;

/** What is kept of any image after the browser has turned and shrunk it. */
export const storedImageLimits = { side: 1024, bytes: 2_000_000 } as const;

/** Of one person, in all their resumes: far above need, so that nobody keeps a photo archive here. */
export const ownedImageLimits = { count: 200, megabytes: 50 } as const;

/** Without a plan nothing can be saved: one resume's images, waiting for the plan that is being bought. */
export const unplannedImageLimits = { count: 12, megabytes: 6 } as const;

export const checkOwnedImages = (
  held: { readonly count: number; readonly bytes: number },
  hasPlan: boolean,
): Refusal | undefined => {
  const limits = hasPlan ? ownedImageLimits : unplannedImageLimits;
  if (held.count <= limits.count && held.bytes <= limits.megabytes * 1_000_000) return undefined;
  return hasPlan ? refuse('image-limit') : refuse('image-limit-without-plan', { ...limits });
};

/** How long an image that no resume shows is kept for one that may still be saved. */
export const unusedImageDays = 7;

export const storedImageTypes = ['image/jpeg', 'image/png'] as const;
export type StoredImageType = (typeof storedImageTypes)[number];

/** A file a person chose; the browser's `File` is one. */
interface ChosenFile {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

const heic = /^image\/hei[cf]/;
const heicName = /\.hei[cf]$/i;

/** Whether a photo or signature can be taken in; of any size, since it is shrunk. */
export const checkImageFile = ({ name, type }: ChosenFile): Refusal | undefined => {
  if (heic.test(type) || heicName.test(name)) return refuse('image-heic');
  return type.startsWith('image/') && type !== 'image/svg+xml' ? undefined : refuse('image-not-an-image');
};

/** A certificate's image is refused above 5 MB (S1 §5). */
export const checkCertificateImageFile = (file: ChosenFile): Refusal | undefined =>
  checkImageFile(file) ??
  (file.size > certificateImageMegabytes * 1024 * 1024
    ? refuse('image-too-large', { megabytes: certificateImageMegabytes })
    : undefined);

const imageAddress = /^\/api\/images\/([0-9a-f]{64})$/;
const dataUrlStart = /^data:image\/(?:jpeg|png);base64,(?=[A-Za-z0-9+/])/;
const notBase64 = /[^A-Za-z0-9+/]/;
const padding = /={1,2}$/;

/** Longest data URL of an image that may be stored. */
export const imageDataUrlLimit =
  Math.ceil(storedImageLimits.bytes / 3) * 4 + 'data:image/jpeg;base64,'.length;

export const imageAddressOf = (hash: string): string => `/api/images/${hash}`;

/** The hash in the address of a stored image; undefined for anything else. */
export const imageHashIn = (image: string): string | undefined => imageAddress.exec(image)?.[1];

const storedType = /^data:image\/(?:jpeg|png);/;
const heicData = /^data:image\/hei[cf]/;

export const storedImageTooLarge = (): Refusal =>
  refuse('image-too-large', { megabytes: storedImageLimits.bytes / 1_000_000 });

/** Looks at each sign once, however long the text: one pattern for the whole would go back and forth in it. */
const isDataUrl = (image: string): boolean => {
  const start = dataUrlStart.exec(image)?.[0].length;
  const end = image.length - (padding.exec(image.slice(-2))?.[0].length ?? 0);
  return start !== undefined && !notBase64.test(image.slice(start, end));
};

/** An image being stored: a JPEG or PNG of its own, no address. */
export const checkImageUpload = (image: string): Refusal | undefined => {
  if (heicData.test(image)) return refuse('image-heic');
  if (image.startsWith('data:') && !storedType.test(image)) return refuse('image-not-an-image');
  if (image.length > imageDataUrlLimit) return storedImageTooLarge();
  return isDataUrl(image) ? undefined : refuse('image-not-stored');
};

/** An image inside a resume: none, a shrunk JPEG or PNG, or the address of one already stored. */
export const checkImage = (image: string | undefined): Refusal | undefined =>
  !image || imageAddress.test(image) ? undefined : checkImageUpload(image);
