import { visitorToday } from '@kalam/domain/calendar/calendar-day';
import { letterLimits } from '@kalam/domain/resumes/letter/letter-rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { fetchPart, reportMissingPart } from '../../../platform/loading/fetch-part.ts';
import { useTemplateLayout } from '../../../resume/template-list.ts';
import { Button } from '../../../ui/button.tsx';
import { ArrowLeftIcon, CopyIcon, TrashIcon } from '../../../ui/icons.tsx';
import { showToast } from '../../../ui/toasts/toast.ts';
import { useDraft, useDraftActions } from '../draft/draft-store.ts';
import { followFocus, setEditedField } from '../draft/edited-field.ts';
import { BoundArea, BoundDate, BoundText } from '../steps/bound-fields.tsx';
import { StepHeader } from '../steps/step-header.tsx';
import { stepRegionId } from '../wizard/use-wizard.ts';
import { leaveLetter, useLetterEntry } from './letter-history.ts';
import { LetterLength } from './letter-length.tsx';
import { useLetter } from './use-letter.ts';

const loadWriter = async () => {
  const [{ composeLetter }, { writeText }, { templateOf }] = await Promise.all([
    import('@kalam/documents/compose/compose-letter'),
    import('@kalam/documents/text/write-text'),
    import('@kalam/documents/templates/template-catalogue'),
  ]);
  return { composeLetter, writeText, templateOf };
};

/** The letter as text, for the mail that brings the resume. */
const CopyLetter = () => {
  const { t } = useLingui();
  const store = useDraftActions();
  const template = useTemplateLayout(useDraft((draft) => draft.template));
  const copy = async () => {
    const { composeLetter, writeText, templateOf } = await fetchPart(loadWriter);
    const date = visitorToday(new Date()).day;
    const text = writeText(composeLetter({ data: store.get().data, template: templateOf(template), date }));
    try {
      await navigator.clipboard.writeText(text);
      showToast(t`Copied`, { tone: 'success' });
    } catch {
      showToast(t`Your browser did not allow it.`, { tone: 'danger' });
    }
  };
  return (
    <Button look="quiet" icon={CopyIcon} onClick={() => void copy().catch(reportMissingPart)}>
      <Trans>Copy as text</Trans>
    </Button>
  );
};

const RemoveLetter = () => {
  const { t } = useLingui();
  const store = useDraftActions();
  const remove = () => {
    store.change(t`Remove cover letter`, ({ data: { letter: _, ...data }, ...draft }) => ({
      ...draft,
      data,
    }));
    showToast(t`Cover letter removed`, { action: { label: t`Undo`, run: () => void store.undo() } });
  };
  return (
    <Button look="quiet" icon={TrashIcon} onClick={remove}>
      <Trans>Remove cover letter</Trans>
    </Button>
  );
};

/** The form of the cover letter, in the place of the step; the page beside it shows the letter. */
const LetterPanel = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useLingui();
  const { bind, isWritten } = useLetter();
  const region = useRef<HTMLElement>(null);
  const close = () => {
    onClose();
    // The step was hidden until now.
    requestAnimationFrame(() => document.getElementById(stepRegionId)?.focus({ preventScroll: true }));
  };
  useLetterEntry(close);
  useEffect(() => {
    // A field that is led to has the focus by itself.
    if (!region.current?.contains(document.activeElement)) region.current?.focus({ preventScroll: true });
    region.current?.scrollIntoView({ block: 'start' });
    return () => setEditedField(undefined);
  }, []);
  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label={t`Cover letter`}
      className="builder-step @container max-lg:mt-3"
      onFocus={followFocus}
      onBlur={() => setEditedField(undefined)}
    >
      <Button
        look="quiet"
        size="small"
        icon={ArrowLeftIcon}
        className="-ml-3 mb-2"
        onClick={() => leaveLetter(close)}
      >
        <Trans>Back to the resume</Trans>
      </Button>
      <StepHeader title={<Trans>Cover letter</Trans>}>
        <Trans>One page in the design of your resume. Name and contacts come from it.</Trans>
      </StepHeader>
      <div className="grid gap-4">
        <BoundArea
          free
          optional
          rows={4}
          label={t`Addressed to`}
          binding={bind('recipient', t`Addressed to`)}
          max={letterLimits.recipient}
          placeholder={t`Name of the person\nPosition\nCompany\nTown`}
          hint={<Trans>Each on a line of its own. Leave out what you do not know.</Trans>}
        />
        <div className="grid gap-4 @lg:grid-cols-2">
          <BoundText
            optional
            label={t`Subject`}
            binding={bind('subject', t`Subject`)}
            autoComplete="off"
            placeholder={t`Application for …`}
            className="@lg:pt-5.5"
          />
          <BoundDate
            optional
            label={t`Date`}
            binding={bind('date', t`Date`)}
            bounds={{ min: '2000-01-01', max: '2099-12-31' }}
            hint={<Trans>Empty: the day you download it.</Trans>}
          />
        </div>
        <BoundText
          label={t`Salutation`}
          optional
          binding={bind('salutation', t`Salutation`)}
          autoComplete="off"
        />
        <BoundArea
          free
          rows={14}
          label={t`Your text`}
          binding={bind('body', t`Your text`)}
          max={letterLimits.body}
          placeholder={t`Which post you apply for, and where you saw it.\nWhat you have done that it asks for, with a number or two.\nWhy this employer.\nWhen you can begin.`}
          hint={<Trans>Each line becomes a paragraph. Three or four short ones are enough.</Trans>}
        />
        {isWritten && <LetterLength />}
        <BoundText
          label={t`Closing`}
          optional
          binding={bind('closing', t`Closing`)}
          autoComplete="off"
          hint={<Trans>Your signature and your name stand below it.</Trans>}
        />
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-x-1 gap-y-2 border-line border-t pt-4">
        <Button look="secondary" onClick={() => leaveLetter(close)}>
          <Trans>Done</Trans>
        </Button>
        {isWritten && (
          <>
            <CopyLetter />
            <RemoveLetter />
          </>
        )}
      </div>
    </section>
  );
};

export default LetterPanel;
