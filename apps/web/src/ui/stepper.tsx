import { Trans, useLingui } from '@lingui/react/macro';
import { cx } from './class-names.ts';
import { CheckIcon } from './icons.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

interface Step {
  readonly name: string;
  readonly current: boolean;
  readonly disabled: boolean;
  readonly completed: boolean;
}

interface StepperProps {
  readonly label: string;
  readonly steps: readonly Step[];
  readonly onGo: (step: number) => void;
}

export const Stepper = ({ label, steps, onGo }: StepperProps) => {
  const { t } = useLingui();
  const index = steps.findIndex(({ current }) => current);
  const name = steps[index]?.name;
  const position = index + 1;
  const total = steps.length;
  return (
    <nav aria-label={label}>
      <p aria-hidden="true" className="mb-2 flex items-baseline justify-between text-14 sm:hidden">
        <span className="font-semibold">{name}</span>
        <span className="text-muted tabular-nums">
          <Trans>
            Step {position} of {total}
          </Trans>
        </span>
      </p>
      <ol className="flex gap-1.5 sm:gap-3">
        {steps.map((step, at) => (
          <li key={step.name} className="min-w-0 grow basis-0">
            <button
              type="button"
              disabled={step.disabled}
              aria-current={step.current ? 'step' : undefined}
              onClick={() => onGo(at)}
              className="group flex min-h-11 w-full flex-col justify-center gap-2 text-left text-14 sm:justify-end"
            >
              <span
                className={cx(
                  'flex items-center gap-1.5 max-sm:sr-only',
                  step.current ? 'font-semibold text-ink' : 'text-muted group-enabled:group-hover:text-ink',
                )}
              >
                {step.completed && <CheckIcon className="size-4 text-success-ink" />}
                <span className="truncate">{step.name}</span>
                {step.completed && <VisuallyHidden>{t`(done)`}</VisuallyHidden>}
              </span>
              <span
                aria-hidden="true"
                className={cx(
                  'h-1 w-full rounded-full transition-colors',
                  step.current ? 'bg-accent' : step.completed ? 'bg-success' : 'bg-line',
                )}
              />
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
};
