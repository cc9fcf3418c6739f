import type { ResumeLanguage } from '@kalam/domain/resumes/resume-language';
import type { TemplateLayout } from '@kalam/domain/templates/template-layouts';
import { pictureSize, samplePicture } from './sample-pictures.ts';

interface SamplePictureProps {
  readonly layout: TemplateLayout;
  /** Of the sample's words; English where absent. */
  readonly language?: ResumeLanguage;
  readonly alt: string;
  /** Of someone without work history. */
  readonly isFresher?: boolean;
  /** The first thing a visitor sees of a page: fetched before all else. */
  readonly first?: boolean;
  readonly className?: string;
}

/** The sample resume in a layout: a real page of the engine, as a sharp picture that needs neither engine nor fonts. */
export const SamplePicture = ({
  layout,
  language = 'en',
  alt,
  isFresher = false,
  first = false,
  className,
}: SamplePictureProps) => (
  <img
    {...pictureSize}
    src={samplePicture(layout, { language, isFresher })}
    alt={alt}
    decoding="async"
    {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    className={className}
  />
);
