/** What may hold images: a resume as it is edited, as it is saved, and as an order takes it along. */
interface ImageHolder {
  readonly personalInfo: { readonly profileImage?: string | undefined };
  readonly signature?: string | undefined;
  readonly certificates: readonly { readonly name: string; readonly image?: string | undefined }[];
}

export interface PlacedImage {
  readonly field: string;
  /** A data URL, or the address of a stored image. */
  readonly image: string;
}

/** Stands where a picture was that is no longer kept. */
export const erasedImage = 'data:,';

/** Every image of a resume and where it stands. */
export const imagesOf = (data: ImageHolder): PlacedImage[] => {
  const found: PlacedImage[] = [];
  withImages(data, (image, field) => {
    found.push({ field, image });
    return image;
  });
  return found;
};

/** The resume with each image put as `as` says, such as by its address, or without it. Empty is none. */
export const withImages = <Resume extends ImageHolder>(
  data: Resume,
  as: (image: string, field: string) => string | undefined,
): Resume => {
  const personalInfo = withImage(data.personalInfo, 'profileImage', (image) =>
    as(image, 'personalInfo.profileImage'),
  );
  return {
    ...withImage(data, 'signature', (image) => as(image, 'signature')),
    personalInfo,
    certificates: data.certificates.map((entry, index) =>
      withImage(entry, 'image', (image) => as(image, `certificates.${index}.image`)),
    ),
  };
};

/** One part of a resume with its image put as `as` says; the very same part when nothing changes. */
export const withImage = <Part extends object>(
  part: Part,
  field: keyof Part & string,
  as: (image: string) => string | undefined,
): Part => {
  const { [field]: image, ...rest } = part;
  if (typeof image !== 'string' || image === '') return part;
  const put = as(image);
  if (put === image) return part;
  // Every image of a resume may be missing.
  return put === undefined ? (rest as Part) : { ...part, [field]: put };
};
