import { Trans } from '@lingui/react/macro';
import type { Journal } from '../../resume/journal/journal.ts';
import { useDraft } from './draft/draft-store.ts';
import { SaveState } from './save-state.tsx';
import { StartMenu } from './start-menu.tsx';
import { UndoButtons } from './undo-buttons.tsx';

/** What is being made, whether it is kept, and the way back. */
export const BuilderBar = ({ journal }: { readonly journal: Journal }) => {
  const name = useDraft((draft) => draft.name);
  return (
    <div className="relative z-20 border-line border-b bg-paper/85 backdrop-blur-md lg:sticky lg:top-16">
      <div className="mx-auto flex min-h-14 max-w-7xl items-center gap-x-3 px-4 sm:px-6">
        <div className="min-w-0 grow sm:flex sm:items-baseline sm:gap-4">
          <h1 className="truncate font-semibold">{name ?? <Trans>New resume</Trans>}</h1>
          <SaveState journal={journal} />
        </div>
        <UndoButtons />
        <StartMenu />
      </div>
    </div>
  );
};
