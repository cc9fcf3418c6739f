import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { IconButton } from '../../ui/button.tsx';
import { announce } from '../../ui/live-region.tsx';
import { RedoIcon, UndoIcon } from '../../ui/work-icons.tsx';
import { useDraftActions, useUndoLabels } from './draft/draft-store.ts';

const isUndo = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'z';
const isWindowsRedo = (event: KeyboardEvent): boolean =>
  event.ctrlKey && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'y';

export const UndoButtons = () => {
  const { t } = useLingui();
  const store = useDraftActions();
  const labels = useUndoLabels();
  const undo = () => {
    const label = store.undo();
    if (label) announce(t`Undone: ${label}`);
  };
  const redo = () => {
    const label = store.redo();
    if (label) announce(t`Redone: ${label}`);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: both read the store when they run
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (document.querySelector('dialog[open]')) return;
      const again = isWindowsRedo(event) || (isUndo(event) && event.shiftKey);
      if (!again && !isUndo(event)) return;
      // The browser's own undo knows one field and nothing of what was added, moved or filled in.
      event.preventDefault();
      if (again) redo();
      else undo();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <div className="flex">
      <IconButton
        icon={UndoIcon}
        size="small"
        label={t`Undo`}
        title={labels.undo ? t`Undo: ${labels.undo}` : t`Undo`}
        aria-keyshortcuts="Control+Z"
        disabled={!labels.undo}
        onClick={undo}
      />
      <IconButton
        icon={RedoIcon}
        size="small"
        className="max-sm:hidden"
        label={t`Redo`}
        title={labels.redo ? t`Redo: ${labels.redo}` : t`Redo`}
        aria-keyshortcuts="Control+Shift+Z"
        disabled={!labels.redo}
        onClick={redo}
      />
    </div>
  );
};
