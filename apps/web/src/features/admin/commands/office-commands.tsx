import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { SearchIcon } from '../../../ui/icons.tsx';
import { useSignOut } from '../sign-out.ts';
import { CommandList, type CommandPage } from './command-list.tsx';
import { commandKey, useOfficeShortcuts } from './office-shortcuts.ts';
import { Key, ShortcutsDialog } from './shortcuts-dialog.tsx';

/** The button in the header, and the keys that do the same from anywhere. */
export const OfficeCommands = ({ pages }: { readonly pages: readonly CommandPage[] }) => {
  const { t } = useLingui();
  const [opened, setOpened] = useState<'commands' | 'help'>();
  const signOut = useSignOut();
  const openCommands = () => setOpened('commands');
  const openHelp = () => setOpened('help');
  const close = () => setOpened(undefined);
  useOfficeShortcuts({ openCommands, openHelp });
  return (
    <>
      <button
        type="button"
        aria-label={t`Find and go`}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={openCommands}
        className="inline-flex size-11 shrink-0 items-center justify-center gap-2 rounded-base text-14 text-muted hover:bg-ink/6 hover:text-ink lg:mr-auto lg:h-9 lg:w-72 lg:justify-start lg:border lg:border-line lg:bg-surface lg:px-3 lg:hover:border-edge lg:hover:bg-surface"
      >
        <SearchIcon className="lg:size-4.5" />
        <span className="grow text-left max-lg:hidden">{t`Find and go`}</span>
        <span className="flex gap-1 max-lg:hidden">
          <Key>{commandKey()}</Key>
          <Key>K</Key>
        </span>
      </button>
      {opened === 'commands' && (
        <CommandList pages={pages} onSignOut={() => signOut.mutate()} onHelp={openHelp} onClose={close} />
      )}
      {opened === 'help' && <ShortcutsDialog onClose={close} />}
    </>
  );
};
