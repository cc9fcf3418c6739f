import type { ResumeLanguage } from '@kalam/domain/resumes/resume-language';
import type { TemplateLayout } from '@kalam/domain/templates/template-layouts';

interface Sample {
  readonly language?: ResumeLanguage;
  readonly isFresher?: boolean;
}

/**
 * Where the first page of the sample resume in a layout is served as a picture, or of the sample of someone without work
 * history; painted while building.
 */
export const samplePicture = (
  layout: TemplateLayout,
  { language = 'en', isFresher = false }: Sample = {},
): string => `/samples/${language === 'en' ? '' : `${language}-`}${isFresher ? 'fresher-' : ''}${layout}.svg`;

/** An A4 page in points, so that the place is kept before the picture is there. */
export const pictureSize = { width: 595, height: 842 } as const;

/** The day on the samples. Not today's: a build of the same sources gives the same files. */
export const sampleDay = '2026-11-02';
