import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { lazyDialog } from '../../platform/loading/overlay.tsx';
import type { Journal } from '../../resume/journal/journal.ts';
import { ToolBar } from '../../shell/tool-layout.tsx';
import { Button } from '../../ui/button.tsx';
import { useDraft } from './draft/draft-store.ts';
import { SaveState } from './save-state.tsx';
import { StartMenu } from './start-menu.tsx';
import { UndoButtons } from './undo-buttons.tsx';
import { useWideScreen } from './use-screen.ts';
import { StepProgress } from './wizard/step-progress.tsx';
import { useWizard } from './wizard/use-wizard.ts';

const SaveNow = lazyDialog(() => import('./saving/save-now.tsx'));

/** Decision 63: a resume that was saved can be saved from any step. */
const SaveButton = () => {
  const { whenWhole } = useWizard();
  const [asked, setAsked] = useState(0);
  return (
    <>
      <Button size="small" look="secondary" onClick={() => whenWhole(() => setAsked((before) => before + 1))}>
        <Trans>Save</Trans>
      </Button>
      {asked > 0 && <SaveNow asked={asked} onClose={() => setAsked(0)} />}
    </>
  );
};

interface BuilderBarProps {
  readonly journal: Journal;
  readonly step: number;
  readonly onGo: (step: number) => void;
}

/** What is being made, whether it is kept, how far it is, and the way back. */
export const BuilderBar = ({ journal, step, onGo }: BuilderBarProps) => {
  const wide = useWideScreen();
  const name = useDraft((draft) => draft.name);
  const isSaved = useDraft((draft) => draft.resumeId !== undefined);
  return (
    <ToolBar>
      <div className="min-w-0 leading-tight max-lg:grow lg:max-w-44 lg:shrink-0 lg:border-line lg:border-l lg:pl-3">
        <h1 className="truncate font-semibold text-14">{name ?? <Trans>New resume</Trans>}</h1>
        <SaveState journal={journal} />
      </div>
      {wide && <StepProgress step={step} onGo={onGo} inBar />}
      <UndoButtons />
      {isSaved && <SaveButton />}
      <StartMenu />
    </ToolBar>
  );
};
