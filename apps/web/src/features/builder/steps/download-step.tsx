import { visitorToday } from '@kalam/domain/calendar/calendar-day';
import { at, type Refusal, refuse } from '@kalam/domain/refusal';
import { declarationText } from '@kalam/domain/resumes/fields/declaration';
import { hasLetter, letterLabel } from '@kalam/domain/resumes/letter/letter-rules';
import type { TextRules } from '@kalam/domain/resumes/rules/text-rules';
import { checkStep, stepOfField, wizardSteps } from '@kalam/domain/resumes/wizard-machine';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { messageText } from '../../../platform/languages/message-text.ts';
import { translate } from '../../../platform/languages/translator.ts';
import { lazyDialog, overlay } from '../../../platform/loading/overlay.tsx';
import type { Draft } from '../../../resume/draft.ts';
import { ProofNote } from '../../../resume/proof/proof-note.tsx';
import { useTextRules } from '../../../resume/text-rules.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { DownloadIcon } from '../../../ui/icons.tsx';
import { useDraft, useDraftActions } from '../draft/draft-store.ts';
import { openLetter } from '../letter/letter-open.ts';
import { openMatch } from '../matching/match-open.ts';
import { PaidNote } from '../saving/paid-note.tsx';
import { useSave } from '../saving/use-save.tsx';
import { useStepCheck } from '../wizard/step-check.ts';
import { useWizard } from '../wizard/use-wizard.ts';
import { DataPanel } from './data-panel.tsx';
import { placeOf } from './field-place.ts';
import { StepHeader } from './step-header.tsx';

const DraftProof = lazyDialog(() => import('../saving/draft-proof.tsx'));
/** Without it nothing is lost: the fields ask about the same signs. */
const BlankNote = overlay(
  () => import('../help/blank-note.tsx'),
  () => undefined,
);

/** Everything that keeps the resume from being saved, the tick under the declaration included. */
const problemsOf = (draft: Draft, rules: TextRules): readonly Refusal[] => {
  const { refusals } = checkStep(4, draft, visitorToday(new Date()), rules);
  return draft.declarationAccepted || refusals.some(({ field }) => field === 'declaration')
    ? refusals
    : [...refusals, at('declaration', refuse('declaration-not-accepted'))];
};

interface ProblemsProps {
  readonly title: ReactNode;
  readonly problems: readonly Refusal[];
  readonly place: (field: string | undefined) => string;
}

const stepName = (field = ''): string =>
  field.startsWith('letter.') ? translate(letterLabel) : translate(wizardSteps[stepOfField(field)]);

/** What is in the way, each with the way to it. */
const Problems = ({ title, problems, place }: ProblemsProps) => {
  const { goToField } = useWizard();
  return (
    <Banner tone="danger" alert title={title}>
      <ul className="mt-1 flex flex-col">
        {problems.map((problem) => (
          <li key={`${problem.field} ${problem.code}`}>
            <button
              type="button"
              onClick={() => goToField(problem.field ?? '')}
              className="min-h-11 text-left text-danger-ink underline underline-offset-2"
            >
              {place(problem.field)}: {messageText(problem)}
            </button>
          </li>
        ))}
      </ul>
    </Banner>
  );
};

const LetterNote = () => {
  const written = useDraft((draft) => hasLetter(draft.data));
  return (
    <Banner
      title={translate(letterLabel)}
      action={
        <Button size="small" look="secondary" onClick={openLetter}>
          {written ? <Trans>Edit</Trans> : <Trans>Write a cover letter</Trans>}
        </Button>
      }
    >
      <Trans>In the design of your resume, saved and downloaded with it. It costs nothing more.</Trans>
    </Banner>
  );
};

const MatchNote = () => (
  <Banner
    title={<Trans>Is it for a certain job?</Trans>}
    action={
      <Button size="small" look="secondary" onClick={openMatch}>
        <Trans>Compare with a job</Trans>
      </Button>
    }
  >
    <Trans>Paste the advert and see what it asks for, with your own sentences that show it.</Trans>
  </Banner>
);

export const DownloadStep = () => {
  const store = useDraftActions();
  const rules = useTextRules();
  const draft = useDraft((whole) => whole);
  const [pressed, setPressed] = useState(false);
  const [looking, setLooking] = useState(false);
  const save = useSave();
  const problems = pressed ? problemsOf(draft, rules) : [];
  useStepCheck(() => problemsOf(store.get(), rules).length === 0);
  const ifRight = (act: () => void) => {
    setPressed(true);
    if (problemsOf(store.get(), rules).length === 0) act();
  };
  return (
    <section className="flex flex-col gap-5">
      <StepHeader title={<Trans>Download</Trans>}>
        <Trans>Your resume is written. Look it over once more, then save it.</Trans>
      </StepHeader>
      {save.paidWork && (
        <PaidNote
          work={save.paidWork}
          onDownload={save.downloadAgain}
          onCorrect={() => ifRight(save.correct)}
        />
      )}
      <Banner title={<Trans>Declaration</Trans>}>{translate(declarationText)}</Banner>
      <LetterNote />
      <ProofNote onOpen={() => setLooking(true)} />
      <MatchNote />
      <DataPanel />
      {JSON.stringify(draft.data).includes('__') && <BlankNote data={draft.data} />}
      {save.checkFailed && (
        <Banner
          tone="danger"
          alert
          action={
            <Button size="small" look="secondary" onClick={save.retryCheck}>
              <Trans>Try Again</Trans>
            </Button>
          }
        >
          {messageText({ code: 'subscription-check-failed' })}
        </Banner>
      )}
      {problems.length > 0 && (
        <Problems
          title={<Trans>A few things need another look before you can save</Trans>}
          problems={problems}
          place={stepName}
        />
      )}
      {save.blockers.length > 0 && (
        <Problems
          title={<Trans>Nothing was charged: please look at this before you pay</Trans>}
          problems={save.blockers}
          place={placeOf}
        />
      )}
      {save.usedUp && (
        <Banner
          tone={pressed ? 'danger' : 'warning'}
          alert={pressed}
          action={
            <ButtonLink to="/plans" size="small" look="secondary">
              <Trans>Upgrade your plan</Trans>
            </ButtonLink>
          }
        >
          {messageText({ code: 'subscription-no-resumes' })}
        </Banner>
      )}
      <div>
        <Button
          size="large"
          icon={DownloadIcon}
          onClick={() => ifRight(save.start)}
          busy={save.checking}
          className="max-sm:w-full"
        >
          <Trans>Save Resume</Trans>
        </Button>
        <p className="mt-2 text-14 text-muted">
          <Trans>You choose how to keep it next. Nothing is charged before you say so.</Trans>
        </p>
      </div>
      {save.dialog}
      {looking && <DraftProof onClose={() => setLooking(false)} />}
    </section>
  );
};
