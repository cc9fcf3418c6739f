import type { TemplateLayout } from '@kalam/domain/templates/template-layouts';

/** Where the first page of the sample resume in a layout is served as a picture; painted while building. */
export const samplePicture = (layout: TemplateLayout): string => `/samples/${layout}.svg`;

/** The same for someone without work history. */
export const fresherPicture = '/samples/fresher.svg';

/** An A4 page in points, so that the place is kept before the picture is there. */
export const pictureSize = { width: 595, height: 842 } as const;
