import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
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

interface StepButtonProps {
  readonly step: Step;
  readonly className: string;
  readonly onGo: () => void;
  readonly children: ReactNode;
}

const StepButton = ({ step, className, onGo, children }: StepButtonProps) => (
  <button
    type="button"
    disabled={step.disabled}
    aria-current={step.current ? 'step' : undefined}
    onClick={onGo}
    className={cx('group flex text-left text-14', className)}
  >
    {children}
  </button>
);

const Done = () => {
  const { t } = useLingui();
  return <VisuallyHidden>{t`(done)`}</VisuallyHidden>;
};

const nameClass = (step: Step): string =>
  step.current ? 'font-semibold text-ink' : 'text-muted group-enabled:group-hover:text-ink';

/** For a bar: numbers and names in one line; the names of other steps give way where the bar is short. */
export const BarStepper = ({ label, steps, onGo }: StepperProps) => (
  <nav aria-label={label} className="@container min-w-0 grow">
    <ol className="mx-auto flex w-fit max-w-full items-center [counter-reset:step]">
      {steps.map((step, at) => (
        <li key={step.name} className="flex min-w-0 items-center [counter-increment:step]">
          {at > 0 && <span aria-hidden="true" className="mx-0.5 h-px w-2 shrink-0 bg-line @2xl:w-3" />}
          <StepButton
            step={step}
            onGo={() => onGo(at)}
            className="min-h-11 min-w-0 items-center gap-1.5 rounded-base px-1.5 transition-colors enabled:hover:bg-ink/6"
          >
            <span
              aria-hidden="true"
              className={cx(
                'flex size-5.5 shrink-0 items-center justify-center rounded-full font-semibold text-12 tabular-nums',
                step.current
                  ? 'bg-accent text-on-accent'
                  : step.completed
                    ? 'bg-success-soft text-success-ink'
                    : 'border border-line text-muted',
                (step.current || !step.completed) && 'before:content-[counter(step)]',
              )}
            >
              {step.completed && !step.current && <CheckIcon className="size-3.5" />}
            </span>
            <span className={cx('truncate', nameClass(step), !step.current && '@max-[37rem]:sr-only')}>
              {step.name}
            </span>
            {step.completed && <Done />}
          </StepButton>
        </li>
      ))}
    </ol>
  </nav>
);

/** For a narrow page: a strip of segments over one line that says how far one is. */
export const Stepper = ({ label, steps, onGo, note }: StepperProps & { readonly note?: ReactNode }) => {
  const position = steps.findIndex(({ current }) => current) + 1;
  const total = steps.length;
  return (
    <nav aria-label={label}>
      <ol className="flex gap-1.5 sm:gap-3">
        {steps.map((step, at) => (
          <li key={step.name} className="min-w-0 grow basis-0">
            <StepButton
              step={step}
              onGo={() => onGo(at)}
              className="min-h-11 w-full flex-col justify-center gap-2 sm:justify-end"
            >
              <span className={cx('flex items-center gap-1.5 max-sm:sr-only', nameClass(step))}>
                {step.completed && <CheckIcon className="size-4 text-success-ink" />}
                <span className="truncate">{step.name}</span>
                {step.completed && <Done />}
              </span>
              <span
                aria-hidden="true"
                className={cx(
                  'h-1 w-full rounded-full transition-colors',
                  step.current ? 'bg-accent' : step.completed ? 'bg-success' : 'bg-line',
                )}
              />
            </StepButton>
          </li>
        ))}
      </ol>
      <p className="-mt-3 flex justify-between gap-3 text-14 text-muted sm:mt-1.5">
        <span className="tabular-nums">
          <Trans>
            Step {position} of {total}
          </Trans>
        </span>
        {note}
      </p>
    </nav>
  );
};
