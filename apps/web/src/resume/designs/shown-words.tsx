import { defaultFormatting } from '@kalam/domain/resumes/formatting';
import { sampleFresher, sampleProfessional } from '@kalam/domain/resumes/samples/sample-resumes';
import { useLingui } from '@lingui/react/macro';
import type { OwnWords } from './own-words.ts';
import { Segments } from './segments.tsx';

/** Whose resume a design is looked at with. */
export type ShownWords = 'own' | 'professional' | 'fresher';

const samples: Readonly<Record<Exclude<ShownWords, 'own'>, OwnWords>> = {
  professional: { data: sampleProfessional, formatting: defaultFormatting },
  fresher: { data: sampleFresher, formatting: defaultFormatting },
};

export const wordsShown = (shown: ShownWords, own: OwnWords | undefined): OwnWords =>
  shown === 'own' ? (own ?? samples.professional) : samples[shown];

interface WordsChoiceProps {
  readonly own: OwnWords | undefined;
  readonly value: ShownWords;
  readonly onChange: (value: ShownWords) => void;
}

export const WordsChoice = ({ own, value, onChange }: WordsChoiceProps) => {
  const { t } = useLingui();
  return (
    <Segments
      legend={t`Sample shown`}
      choices={[
        ...(own ? [{ value: 'own' as const, label: t`Your words` }] : []),
        { value: 'professional', label: t`Professional` },
        { value: 'fresher', label: t`Fresher` },
      ]}
      value={value}
      onChange={onChange}
      className="max-sm:grow"
    />
  );
};
