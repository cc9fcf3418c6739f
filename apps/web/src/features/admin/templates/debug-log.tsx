import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/button.tsx';
import type { SampleStep } from './sample-file.ts';

const Step = ({ step }: Pick<SampleStep, 'step'>) => {
  switch (step.kind) {
    case 'started':
      return (
        <Trans>
          {step.format} asked for: layout {step.layout}, font {step.font}
        </Trans>
      );
    case 'progress':
      return <>{step.percent}%</>;
    case 'saved':
      return (
        <Trans>
          Saved as {step.file}, {(step.bytes / 1024).toFixed(1)} KB
        </Trans>
      );
    case 'failed':
      return (
        <span className="text-danger-ink">
          <Trans>Failed: {step.reason}</Trans>
        </span>
      );
  }
};

interface DebugLogProps {
  readonly steps: readonly SampleStep[];
  readonly onClear: () => void;
}

/** The steps of the sample downloads with their times (decision 57). */
export const DebugLog = ({ steps, onClear }: DebugLogProps) => {
  const { t } = useLingui();
  return (
    <section aria-label={t`Debug log`} className="mb-6 rounded-base border border-line bg-sunken">
      <div className="flex items-center justify-between gap-3 border-line border-b py-1.5 pr-2 pl-4">
        <h2 className="font-semibold text-14">
          <Trans>Debug log</Trans>
        </h2>
        <Button look="quiet" size="small" disabled={steps.length === 0} onClick={onClear}>
          <Trans>Clear</Trans>
        </Button>
      </div>
      {steps.length === 0 ? (
        <p className="px-4 py-4 text-14 text-muted">
          <Trans>Download a sample to see its steps here.</Trans>
        </p>
      ) : (
        <div
          role="log"
          aria-label={t`Steps`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          className="max-h-64 overflow-y-auto px-4 py-3 text-12 tabular-nums"
        >
          <ol>
            {steps.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end
              <li key={index} className="flex gap-3 py-0.5">
                <span className="w-16 shrink-0 text-right text-muted">{line.after} ms</span>
                <span className="w-36 shrink-0 truncate text-muted">{line.template}</span>
                <span className="min-w-0 break-words">
                  <Step step={line.step} />
                </span>
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  );
};
