import './builder.css';
import type { MissingCharacter } from '@kalam/documents/layout/page';
import { wizardSteps } from '@kalam/domain/resumes/wizard-machine';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { translate } from '../../platform/languages/translator.ts';
import { lazyDialog, overlay } from '../../platform/loading/overlay.tsx';
import type { Journal } from '../../resume/journal/journal.ts';
import { hasWork } from '../../resume/journal/journal-record.ts';
import { takeLead } from '../../resume/matching/lead.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { ArrowLeftIcon, ArrowRightIcon, EyeIcon } from '../../ui/icons.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { BuilderBar } from './builder-bar.tsx';
import { useDraft, useDraftActions } from './draft/draft-store.ts';
import { followFocus, setEditedField } from './draft/edited-field.ts';
import { closeLetter, useLetterOpen } from './letter/letter-open.ts';
import { setMatching, useMatching } from './matching/match-open.ts';
import { LivePreview } from './preview/live-preview.tsx';
import { LookChoice } from './preview/look-choice.tsx';
import { ResumeLanguagePicker } from './preview/resume-language-picker.tsx';
import { MoreDesigns, TemplatePicker } from './preview/template-picker.tsx';
import { useOfferedTemplate } from './preview/use-offered-template.ts';
import { SaveTrouble } from './save-state.tsx';
import { useKeyboardHeight, useWideScreen } from './use-screen.ts';
import { useFormLeads } from './wizard/leading-form.ts';
import { useStepHistory } from './wizard/step-history.ts';
import { StepProgress, TimeLeft } from './wizard/step-progress.tsx';
import { StepScreen } from './wizard/step-screens.tsx';
import { stepRegionId, useWizard } from './wizard/use-wizard.ts';

const lastStep = wizardSteps.length - 1;

/** In the place of the step, which waits behind it as it was left. */
const LetterPanel = lazyDialog(() => import('./letter/letter-panel.tsx'));

/** Of a saved resume alone, and nothing is missed where it cannot be fetched. */
const ParentNote = overlay(
  () => import('./copies/parent-note.tsx'),
  () => undefined,
);

const MatchHost = lazyDialog(() => import('./matching/match-host.tsx'));

interface BuilderFrameProps {
  readonly journal: Journal;
  /** A question lies over it, and nothing behind it can be gone to. */
  readonly isAsking: boolean;
}

/** Form and page side by side; on a phone the form, with the page behind a button. */
export const BuilderFrame = ({ journal, isAsking }: BuilderFrameProps) => {
  const { t } = useLingui();
  const wide = useWideScreen();
  const wizard = useWizard();
  const [missing, setMissing] = useState<readonly MissingCharacter[]>([]);
  const [sheet, setSheet] = useState(false);
  const store = useDraftActions();
  const letter = useLetterOpen();
  const resumeId = useDraft((draft) => draft.resumeId);
  useEffect(() => closeLetter, []);
  const matching = useMatching();
  useEffect(() => () => setMatching(undefined), []);
  useKeyboardHeight();
  useOfferedTemplate();
  const { step } = wizard;
  useStepHistory(step, (wanted) => {
    // Nothing was typed: it is still asked which work to go on with, and with it the step comes.
    if (wanted > store.get().step && !hasWork(store.get())) return true;
    return wizard.goTo(wanted);
  });
  const followLead = useEffectEvent(() => {
    const lead = takeLead();
    if (lead) setMatching({ shows: 'aside', ...lead });
  });
  useEffect(() => {
    if (!isAsking) followLead();
  }, [isAsking]);
  const pick = (path: string) => {
    setSheet(false);
    wizard.goToField(path);
  };
  return (
    <>
      <BuilderBar journal={journal} step={step} onGo={wizard.goTo} />
      <div className="mx-auto grid max-w-[112rem] gap-x-8 px-4 pt-2 pb-32 sm:px-6 lg:grid-cols-2 lg:pt-5 lg:pb-12 xl:gap-x-10 2xl:grid-cols-[minmax(0,0.9fr)_minmax(0,1.1fr)]">
        <div className="w-full min-w-0 max-w-3xl lg:mx-auto">
          <SaveTrouble journal={journal} />
          {resumeId && <ParentNote resumeId={resumeId} />}
          {matching && (
            <MatchHost
              journal={journal}
              matching={matching}
              onChange={setMatching}
              onLead={wizard.goToField}
              onClose={() => setMatching(undefined)}
            />
          )}
          {!wide && !letter && <StepProgress step={step} onGo={wizard.goTo} />}
          <section
            id={stepRegionId}
            tabIndex={-1}
            aria-label={translate(wizardSteps[step] ?? '')}
            className="builder-step max-lg:mt-3"
            hidden={letter}
            onFocus={followFocus}
            onBlur={() => setEditedField(undefined)}
          >
            <StepScreen step={step} />
          </section>
          {letter && <LetterPanel onClose={closeLetter} />}
          {!wide && <MissingCharacters missing={missing} onShow={pick} className="mt-6" />}
          {wide && !letter && (
            <div className="mt-8 flex items-center justify-between gap-4 border-line border-t pt-5">
              {step > 0 ? (
                <Button look="quiet" icon={ArrowLeftIcon} onClick={() => wizard.goTo(step - 1)}>
                  <Trans>Back</Trans>
                </Button>
              ) : (
                <span />
              )}
              <p className="ml-auto text-14 text-muted">
                <TimeLeft step={step} />
              </p>
              {step < lastStep && <NextButton onNext={wizard.next} />}
            </div>
          )}
        </div>
        {wide && (
          // Reaches into the padding below, or a step shorter than the page would let it scroll under the bar.
          <aside className="sticky top-18 -mb-8 flex h-[calc(100dvh-5.5rem)] flex-col gap-3">
            <PageChoices />
            <div className="relative flex min-h-0 grow flex-col">
              <LivePreview className="min-h-0 grow" onPickField={pick} onMissingCharacters={setMissing} />
              <MissingCharacters
                missing={missing}
                onShow={pick}
                className="absolute inset-x-2 bottom-16 z-10"
              />
            </div>
          </aside>
        )}
      </div>
      {!wide && (
        <div
          data-bottom-bar
          className="builder-thumb-bar fixed inset-x-0 bottom-0 z-30 flex items-center gap-2 border-line border-t bg-paper/95 px-4 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] backdrop-blur-md sm:px-6"
        >
          {step > 0 && !letter && (
            <Button look="quiet" className="px-3!" aria-label={t`Back`} onClick={() => wizard.goTo(step - 1)}>
              <ArrowLeftIcon />
            </Button>
          )}
          <Button look="secondary" icon={EyeIcon} className="grow px-3!" onClick={() => setSheet(true)}>
            <Trans>Preview</Trans>
          </Button>
          {step < lastStep && !letter && <NextButton onNext={wizard.next} className="grow px-3!" />}
        </div>
      )}
      {sheet && !wide && (
        <Dialog title={<Trans>Preview</Trans>} width="large" onClose={() => setSheet(false)}>
          <div className="flex h-[calc(100dvh-10rem)] flex-col gap-3">
            <PageChoices />
            <LivePreview className="grow" onPickField={pick} onMissingCharacters={setMissing} />
          </div>
        </Dialog>
      )}
    </>
  );
};

/** Template, language and look of the page. */
const PageChoices = () => (
  <LookChoice>
    <div className="min-w-0 grow">
      <TemplatePicker />
    </div>
    <MoreDesigns />
    <ResumeLanguagePicker />
  </LookChoice>
);

const NextButton = ({ onNext, className }: { readonly onNext: () => void; readonly className?: string }) => {
  const formLeads = useFormLeads();
  return (
    <Button look={formLeads ? 'secondary' : 'primary'} onClick={onNext} {...(className && { className })}>
      <Trans>Next Step</Trans>
      <ArrowRightIcon className="size-4.5" />
    </Button>
  );
};

interface MissingCharactersProps {
  readonly missing: readonly MissingCharacter[];
  readonly onShow: (path: string) => void;
  readonly className: string;
}

/** A character that no face of ours can draw is never lost silently. It stands where the form does not move for it. */
const MissingCharacters = ({ missing, onShow, className }: MissingCharactersProps) => {
  const [first] = missing;
  const characters = [...new Set(missing.map(({ character }) => character))].slice(0, 8).join(' ');
  return (
    <div role="status" className={className}>
      {first && (
        <Banner
          tone="warning"
          className="shadow-float"
          action={
            <Button look="secondary" size="small" onClick={() => onShow(first.source)}>
              <Trans>Show me</Trans>
            </Button>
          }
        >
          <Trans>Our fonts cannot print these characters: {characters}</Trans>
        </Banner>
      )}
    </div>
  );
};
