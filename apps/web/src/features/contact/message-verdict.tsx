import { acknowledgeWithinHours } from '@kalam/domain/contact/grievance-promises';
import type { WritingAdvice } from '@kalam/domain/contact/writing-advice';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { cx } from '../../ui/class-names.ts';
import type { Judgement } from './contact-sending.ts';

const Advice = ({ kind }: { readonly kind: WritingAdvice }) => {
  switch (kind) {
    case 'whole-sentences':
      return <Trans>Put it in a sentence or two, in any Indian language or in English.</Trans>;
    case 'about-kalam':
      return <Trans>Say how it concerns your resume, your account or your payment here.</Trans>;
    case 'no-links':
      return <Trans>Tell us in words what is behind the link; we cannot open links.</Trans>;
    case 'say-what-it-is-about':
      return <Trans>Say what it is about: your resume, a download, a payment, your account.</Trans>;
    case 'say-more':
      return <Trans>Tell us what you did and what happened then.</Trans>;
    case 'plain-words':
      return <Trans>We are sorry it went wrong. The plain facts get you help soonest.</Trans>;
    case 'small-letters':
      return <Trans>Ordinary letters are easier to read than capitals.</Trans>;
    case 'say-what-you-wish':
      return <Trans>Say what you would like us to do.</Trans>;
  }
};

const filled = { blocked: 1, review: 2, fine: 3 } as const;
const ink = { blocked: 'bg-marigold', review: 'bg-marigold', fine: 'bg-success' } as const;

/** Decoration: the words beside it say the same. */
const Meter = ({ standing }: { readonly standing: Judgement['standing'] }) => (
  <span aria-hidden="true" className="mt-2 flex w-14 shrink-0 gap-1">
    {[1, 2, 3].map((part) => (
      <span
        key={part}
        className={cx(
          'h-1.5 grow rounded-full transition-colors',
          part <= filled[standing] ? ink[standing] : 'bg-line',
        )}
      />
    ))}
  </span>
);

const Opening = ({ standing }: { readonly standing: Judgement['standing'] }): ReactNode => {
  if (standing === 'fine')
    return <Trans>Clear. You will have an answer within {acknowledgeWithinHours} hours.</Trans>;
  return standing === 'review' ? (
    <Trans>You can send this. With a little more we can answer sooner:</Trans>
  ) : (
    <Trans>A little more helps us understand:</Trans>
  );
};

/** How well a message can be answered as it stands, and what would help. */
export const MessageVerdict = ({ judgement: { standing, advice } }: { readonly judgement: Judgement }) => (
  <div className="flex flex-col items-start gap-x-3 gap-y-1.5 sm:flex-row">
    <Meter standing={standing} />
    <div className="min-w-0">
      <p className={standing === 'fine' ? 'text-success-ink' : 'text-ink'}>
        <Opening standing={standing} />
      </p>
      {advice.length > 0 && (
        <ul className="list-disc pl-4.5 marker:text-edge">
          {advice.map((kind) => (
            <li key={kind}>
              <Advice kind={kind} />
            </li>
          ))}
        </ul>
      )}
    </div>
  </div>
);
