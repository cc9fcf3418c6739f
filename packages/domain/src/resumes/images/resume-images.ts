import type { SavedResume } from '../saved/saved-resume-model.ts';

export interface PlacedImage {
  readonly field: string;
  /** A data URL, or the address of a stored image. */
  readonly image: string;
}

/** Stands where a picture was that is no longer kept. */
export const erasedImage = 'data:,';

/** Every image of a resume and where it stands. */
export const imagesOf = ({ personalInfo, signature, certificates }: SavedResume): PlacedImage[] =>
  [
    { field: 'personalInfo.profileImage', image: personalInfo.profileImage ?? '' },
    { field: 'signature', image: signature ?? '' },
    ...certificates.map(({ image }, index) => ({ field: `certificates.${index}.image`, image: image ?? '' })),
  ].filter(({ image }) => image !== '');

/** The resume with each image put as `as` says, such as by its address. Empty is none. */
export const withImages = (data: SavedResume, as: (image: string) => string): SavedResume => {
  const put = (image: string | undefined): string | undefined => (image ? as(image) : image);
  const { personalInfo, signature, certificates } = data;
  return {
    ...data,
    personalInfo: { ...personalInfo, ...given('profileImage', put(personalInfo.profileImage)) },
    ...given('signature', put(signature)),
    certificates: certificates.map((entry) => ({ ...entry, ...given('image', put(entry.image)) })),
  };
};

const given = <Key extends string>(key: Key, image: string | undefined): { [K in Key]?: string } =>
  image === undefined ? {} : ({ [key]: image } as { [K in Key]: string });
