import '../../resume/preview/resume-preview.css';
import { defaultFormatting } from '@kalam/domain/resumes/formatting';
import type { ResumeLanguage } from '@kalam/domain/resumes/resume-language';
import { sampleProfessional } from '@kalam/domain/resumes/samples/sample-resumes';
import { hindiProfessional } from '@kalam/domain/resumes/samples/sample-resumes-hindi';
import { useMemo } from 'react';
import { usePreviewSession } from '../../resume/preview/use-preview-session.ts';
import { sampleDay } from '../../resume/samples/sample-pictures.ts';
import { cx } from '../../ui/class-names.ts';

const samples = { en: sampleProfessional, hi: hindiProfessional } as const;

interface LiveSheetProps {
  /** Stands on the page in the place of the sample's; empty for the sample's own. */
  readonly name: string;
  readonly language: ResumeLanguage;
}

/** Over the picture of the sample: the same page by the engine itself, with the visitor's name on it. */
const LiveSheet = ({ name, language }: LiveSheetProps) => {
  const data = useMemo(() => {
    const sample = samples[language];
    const fullName = name.trim() || sample.personalInfo.fullName;
    return { ...sample, personalInfo: { ...sample.personalInfo, fullName } };
  }, [name, language]);
  const { host, state } = usePreviewSession(
    { data, template: 'modern', formatting: defaultFormatting, date: sampleDay },
    { limit: 1 },
  );
  return (
    <div
      ref={host}
      inert
      className={cx('resume-sheets absolute inset-0 select-none', state !== 'ready' && 'invisible')}
    />
  );
};

export default LiveSheet;
