import { visitorToday } from '@kalam/domain/calendar/calendar-day';
import { at } from '@kalam/domain/refusal';
import { declarationText, fillDeclaration, withDeclaration } from '@kalam/domain/resumes/fields/declaration';
import { checkSummary } from '@kalam/domain/resumes/fields/description-text';
import { checkImageFile } from '@kalam/domain/resumes/images/image-rules';
import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import type { KeptAt } from '@kalam/domain/resumes/rules/rule-exceptions';
import { checkStep } from '@kalam/domain/resumes/wizard-machine';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { messageText } from '../../../platform/languages/message-text.ts';
import { translate } from '../../../platform/languages/translator.ts';
import { Checkbox } from '../../../ui/forms/choice.tsx';
import { useDraft, useDraftActions } from '../draft/draft-store.ts';
import { focusField } from '../draft/edited-field.ts';
import { useStepCheck } from '../wizard/step-check.ts';
import { BoundArea } from './bound-fields.tsx';
import { CertificateSection } from './entries/certificate-section.tsx';
import { useEntryForm } from './entries/entry-form.ts';
import { certificateKind } from './entries/entry-kinds.ts';
import { ImageField } from './image-field.tsx';
import { isShown, noneShown, whileTyping, withShown } from './questions/shown-fields.ts';
import { asRulesSay, useQuestions } from './questions/use-questions.ts';
import { MoreSections } from './sections/more-sections.tsx';
import { settleSections } from './sections/section-forms.ts';
import { StepHeader, StepPart } from './step-header.tsx';

export const AboutMeStep = () => {
  const { t } = useLingui();
  const store = useDraftActions();
  const data = useDraft((draft) => draft.data);
  const accepted = useDraft((draft) => draft.declarationAccepted);
  const { rules, isStrict, watchedKeptAt, answersAt } = useQuestions();
  const [shown, setShown] = useState(() =>
    data.summary === '' ? noneShown : withShown(noneShown, ['summary']),
  );
  const [declarationAsked, setDeclarationAsked] = useState(false);
  const certificates = useEntryForm(certificateKind, { name: t`Certificates` });

  // S1 §4: an empty declaration is filled in on opening; accepting it stays a tick of its own.
  useEffect(() => {
    store.change(t`Declaration`, (draft) => {
      const filled = fillDeclaration(draft.data);
      return filled === draft.data ? draft : { ...draft, data: filled };
    });
  }, [store, t]);

  const set = (label: string, patch: Partial<ResumeData>, merge: string) =>
    store.change(label, (draft) => ({ ...draft, data: { ...draft.data, ...patch } }), { merge });

  const showSummary = () => setShown((before) => withShown(before, ['summary']));
  const checkedSummary = (keptAt: KeptAt) => {
    const refusal = checkSummary(data.summary, keptAt('summary'));
    return asRulesSay(refusal ? [at('summary', refusal)] : [], isStrict)[0];
  };
  const summaryRefusal = checkedSummary(watchedKeptAt);

  const check = () => {
    const { passes, refusals } = checkStep(3, store.get(), visitorToday(new Date()), rules);
    return { passes, field: refusals[0]?.field };
  };
  useStepCheck(() => {
    flushSync(() => {
      showSummary();
      setDeclarationAsked(true);
    });
    if (check().field === 'summary') {
      focusField('summary');
      return false;
    }
    if (!certificates.settle() || !settleSections()) return false;
    // What was in a form has joined the rest only now.
    const { passes, field } = check();
    if (field) focusField(field);
    return passes;
  });

  const summaryAnswers = answersAt({
    path: 'summary',
    shown: summaryRefusal && isShown(shown, summaryRefusal) ? summaryRefusal : undefined,
    check: checkedSummary,
    onTakenBack: showSummary,
  });
  return (
    <section className="@container flex flex-col gap-8">
      <div>
        <StepHeader title={<Trans>About Me</Trans>}>
          <Trans>A few lines that make someone want to read the rest.</Trans>
        </StepHeader>
        <BoundArea
          label={t`Professional summary`}
          binding={{
            path: 'summary',
            value: data.summary,
            ...summaryAnswers,
            onChange: (summary, as = 'summary') => {
              setShown((before) => whileTyping(before, 'summary', summaryAnswers.question !== undefined));
              set(t`Professional summary`, { summary }, as);
            },
            onBlur: showSummary,
          }}
          hint={
            data.isFresher ? (
              <Trans>
                Two or three sentences: what you studied, what you are good at, the work you want. Such as:
                Commerce graduate who enjoys numbers and is quick with Tally. Looking for a first role in
                accounts.
              </Trans>
            ) : (
              <Trans>
                Two or three sentences: what you do and for how long, what you are known for, what you look
                for next. Leave out what everyone writes, such as hardworking.
              </Trans>
            )
          }
        />
      </div>
      <StepPart title={<Trans>Certificates</Trans>} hint={<Trans>Optional. Newest first reads best.</Trans>}>
        <CertificateSection form={certificates} data={data} />
      </StepPart>
      <MoreSections />
      <StepPart
        title={<Trans>Declaration</Trans>}
        hint={<Trans>Employers in India expect it at the end of a resume.</Trans>}
      >
        <blockquote className="mb-2 border-accent-ink/40 border-l-2 pl-4 text-muted">
          {translate(declarationText)}
        </blockquote>
        <Checkbox
          label={t`I accept this declaration`}
          checked={accepted}
          data-field="declaration"
          error={
            declarationAsked && !accepted ? messageText({ code: 'declaration-not-accepted' }) : undefined
          }
          onChange={(event) => {
            const tick = event.target.checked;
            store.change(t`Declaration`, (draft) => ({
              ...draft,
              declarationAccepted: tick,
              data: withDeclaration(draft.data, tick),
            }));
          }}
        />
        <ImageField
          className="mt-4"
          label={t`Signature`}
          shape="wide"
          path="signature"
          value={data.signature}
          check={checkImageFile}
          onChange={(signature) => set(t`Signature`, { signature }, 'signature')}
          hint={<Trans>Sign on white paper and take a photo. Without one your name stands there.</Trans>}
        />
      </StepPart>
    </section>
  );
};
