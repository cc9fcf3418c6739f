import { visitorToday } from '@kalam/domain/calendar/calendar-day';
import { at, type Refusal, refuse } from '@kalam/domain/refusal';
import { letterLabel } from '@kalam/domain/resumes/letter/letter-rules';
import type { TextRules } from '@kalam/domain/resumes/rules/text-rules';
import { checkStep, stepOfField, wizardSteps } from '@kalam/domain/resumes/wizard-machine';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { messageText } from '../../../platform/languages/message-text.ts';
import { translate } from '../../../platform/languages/translator.ts';
import type { Draft } from '../../../resume/draft.ts';
import { useTextRules } from '../../../resume/text-rules.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { DownloadIcon } from '../../../ui/icons.tsx';
import { useDraft, useDraftActions } from '../draft/draft-store.ts';
import { PaidNote } from '../saving/paid-note.tsx';
import { useSave } from '../saving/use-save.tsx';
import { useStepCheck } from '../wizard/step-check.ts';
import { useWizard } from '../wizard/use-wizard.ts';
import { DataPanel } from './data-panel.tsx';
import { placeOf } from './field-place.ts';
import { LastLooks } from './last-looks.tsx';
import { StepHeader } from './step-header.tsx';

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

export const DownloadStep = () => {
  const store = useDraftActions();
  const rules = useTextRules();
  const draft = useDraft((whole) => whole);
  const [pressed, setPressed] = useState(false);
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
      <LastLooks />
      <DataPanel />
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
    </section>
  );
};
