import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { fresherPicture, pictureSize } from '../../resume/samples/sample-pictures.ts';
import { ButtonLink } from '../../ui/button.tsx';

interface StepProps {
  readonly number: number;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

const Step = ({ number, title, children }: StepProps) => (
  <li className="relative flex gap-4 pb-7 last:pb-0 [&:not(:last-child)]:before:absolute [&:not(:last-child)]:before:top-9 [&:not(:last-child)]:before:bottom-0 [&:not(:last-child)]:before:left-4 [&:not(:last-child)]:before:w-px [&:not(:last-child)]:before:bg-line">
    <span
      aria-hidden="true"
      className="flex size-8 shrink-0 items-center justify-center rounded-full bg-accent-soft font-semibold text-14 text-accent-ink tabular-nums"
    >
      {number}
    </span>
    <div className="pt-0.5">
      <h3 className="font-semibold text-18">{title}</h3>
      <p className="mt-0.5 text-muted">{children}</p>
    </div>
  </li>
);

/** How it works: the five steps of the wizard, beside what comes out of them. */
export const Steps = () => {
  const { t } = useLingui();
  return (
    <section className="border-line border-y bg-sunken">
      <div className="mx-auto grid max-w-6xl gap-x-16 gap-y-12 px-4 py-16 sm:px-6 sm:py-24 lg:grid-cols-[1.2fr_1fr]">
        <div>
          <h2 className="font-semibold text-28 sm:text-36">
            <Trans>Five steps, and it is done.</Trans>
          </h2>
          <ol className="mt-9">
            <Step number={1} title={<Trans>Personal Info</Trans>}>
              <Trans>Name, e-mail, phone, place. A photo if you like.</Trans>
            </Step>
            <Step number={2} title={<Trans>Education</Trans>}>
              <Trans>From 10th grade to a master’s degree, each level once.</Trans>
            </Step>
            <Step number={3} title={<Trans>Experience</Trans>}>
              <Trans>Work, skills and projects; for freshers, training.</Trans>
            </Step>
            <Step number={4} title={<Trans>About Me</Trans>}>
              <Trans>A summary, your certificates, and the declaration employers in India expect.</Trans>
            </Step>
            <Step number={5} title={<Trans>Download</Trans>}>
              <Trans>Look at every page once more, then take the file or keep it in your account.</Trans>
            </Step>
          </ol>
          <ButtonLink to="/builder" size="large" className="mt-9 max-sm:w-full">
            <Trans>Start with step 1</Trans>
          </ButtonLink>
        </div>
        <figure className="mx-auto w-full max-w-104 self-center">
          <img
            {...pictureSize}
            src={fresherPicture}
            alt={t`A finished resume of a sample fresher, Arjun Nair, with training instead of work`}
            loading="lazy"
            decoding="async"
            className="w-full rounded-[4px] shadow-dialog"
          />
          <figcaption className="mt-4 text-center text-14 text-muted">
            <Trans>A fresher’s page, made with the same five steps.</Trans>
          </figcaption>
        </figure>
      </div>
    </section>
  );
};
