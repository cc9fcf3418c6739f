import { defaultFormatting } from '@kalam/domain/resumes/formatting';
import { sampleFresher, sampleProfessional } from '@kalam/domain/resumes/samples/sample-resumes';
import type { Template } from '@kalam/domain/templates/template-model';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { translate } from '../../platform/languages/translator.ts';
import { ResumePreview } from '../../resume/preview/resume-preview.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

const samples = { professional: sampleProfessional, fresher: sampleFresher };
type Sample = keyof typeof samples;

interface SampleChoiceProps {
  readonly value: Sample;
  readonly onChange: (value: Sample) => void;
}

/** Two halves of one control: whose resume is shown. */
const SampleChoice = ({ value, onChange }: SampleChoiceProps) => {
  const { t } = useLingui();
  const choices = [
    { sample: 'professional', label: t`Professional` },
    { sample: 'fresher', label: t`Fresher` },
  ] as const;
  return (
    <fieldset className="mx-auto grid w-full max-w-80 shrink-0 grid-cols-2 rounded-base bg-sunken p-1">
      <legend className="sr-only">
        <Trans>Sample shown</Trans>
      </legend>
      {choices.map(({ sample, label }) => (
        <label
          key={sample}
          className="relative flex min-h-11 cursor-pointer items-center justify-center rounded-inner text-14 text-muted transition-colors has-checked:bg-raised has-checked:font-semibold has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-accent-ink"
        >
          <input
            type="radio"
            name="sample"
            checked={value === sample}
            onChange={() => onChange(sample)}
            data-first-focus={value === sample ? '' : undefined}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
};

interface TemplatePreviewProps {
  readonly template: Template;
  /** False where one looks without choosing, as staff do. */
  readonly usable?: boolean;
  readonly onClose: () => void;
}

/** S1 §2: the whole sample, page by page, over the whole screen. */
const TemplatePreviewDialog = ({ template, usable = true, onClose }: TemplatePreviewProps) => {
  const { t } = useLingui();
  const [sample, setSample] = useState<Sample>('professional');
  const { id } = template;
  const name = translate(template.name);
  return (
    <Dialog
      title={name}
      width="screen"
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
          {usable && (
            <ButtonLink to={`/builder?template=${encodeURIComponent(id)}`}>
              <Trans>Use This Template</Trans>
            </ButtonLink>
          )}
        </>
      }
    >
      <div className="flex h-full min-h-80 flex-col gap-4">
        <SampleChoice value={sample} onChange={setSample} />
        <ResumePreview
          data={samples[sample]}
          template={template.layout}
          formatting={defaultFormatting}
          label={t`${name}, sample resume`}
          className="min-h-0 grow"
        />
      </div>
    </Dialog>
  );
};

export default TemplatePreviewDialog;
