import type { ResumeLanguage } from '@kalam/domain/resumes/resume-language';
import type { TemplateLayout } from '@kalam/domain/templates/template-layouts';

const place = (language: ResumeLanguage): string => (language === 'en' ? '' : `${language}-`);

/** Where the first page of the sample resume in a layout is served as a picture; painted while building. */
export const samplePicture = (layout: TemplateLayout, language: ResumeLanguage = 'en'): string =>
  `/samples/${place(language)}${layout}.svg`;

/** The same for someone without work history. */
export const fresherPicture = (language: ResumeLanguage = 'en'): string =>
  `/samples/${place(language)}fresher.svg`;

/** An A4 page in points, so that the place is kept before the picture is there. */
export const pictureSize = { width: 595, height: 842 } as const;

/** The day on the samples. Not today's: a build of the same sources gives the same files. */
export const sampleDay = '2026-11-02';
