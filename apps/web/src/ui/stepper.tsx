import { Trans, useLingui } from '@lingui/react/macro';
import { cx } from './class-names.ts';
import { CheckIcon } from './icons.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

interface StepperProps {
  readonly label: string;
  readonly steps: readonly string[];
  /** Position of the step on screen, from 0. */
  readonly current: number;
  /** Earlier steps and the current one can be gone to; later ones cannot. */
  readonly onGo: (step: number) => void;
}

export const Stepper = ({ label, steps, current, onGo }: StepperProps) => {
  const { t } = useLingui();
  const name = steps[current];
  const position = current + 1;
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
        {steps.map((step, index) => {
          const done = index < current;
          return (
            <li key={step} className="min-w-0 grow basis-0">
              <button
                type="button"
                disabled={index > current}
                aria-current={index === current ? 'step' : undefined}
                onClick={() => onGo(index)}
                className="group flex min-h-11 w-full flex-col justify-center gap-2 text-left text-14 sm:justify-end"
              >
                <span
                  className={cx(
                    'flex items-center gap-1.5 max-sm:sr-only',
                    index === current
                      ? 'font-semibold text-ink'
                      : 'text-muted group-enabled:group-hover:text-ink',
                  )}
                >
                  {done && <CheckIcon className="size-4 text-success-ink" />}
                  <span className="truncate">{step}</span>
                  {done && <VisuallyHidden>{t`(done)`}</VisuallyHidden>}
                </span>
                <span
                  aria-hidden="true"
                  className={cx(
                    'h-1 w-full rounded-full transition-colors',
                    done ? 'bg-success' : index === current ? 'bg-accent' : 'bg-line',
                  )}
                />
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
};
