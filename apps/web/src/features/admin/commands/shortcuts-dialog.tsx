import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { commandKey } from './office-shortcuts.ts';

export const Key = ({ children }: { readonly children: ReactNode }) => (
  <kbd className="inline-flex min-w-6 items-center justify-center rounded-inner border border-line bg-sunken px-1.5 font-sans text-12 text-muted">
    {children}
  </kbd>
);

const Shortcut = ({ keys, children }: { readonly keys: readonly string[]; readonly children: ReactNode }) => (
  <div className="flex items-center justify-between gap-4 py-2">
    <dt>{children}</dt>
    <dd className="flex shrink-0 gap-1">
      {keys.map((key) => (
        <Key key={key}>{key}</Key>
      ))}
    </dd>
  </div>
);

export const ShortcutsDialog = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog
    title={<Trans>Keyboard shortcuts</Trans>}
    onClose={onClose}
    actions={
      <Button look="secondary" onClick={onClose} data-first-focus>
        <Trans>Close</Trans>
      </Button>
    }
  >
    <dl className="divide-y divide-line text-14">
      <Shortcut keys={[commandKey(), 'K']}>
        <Trans>Find a person or a page</Trans>
      </Shortcut>
      <Shortcut keys={['/']}>
        <Trans>Search the list</Trans>
      </Shortcut>
      <Shortcut keys={['↑', '↓']}>
        <Trans>From row to row of a list</Trans>
      </Shortcut>
      <Shortcut keys={['Esc']}>
        <Trans>Close a window</Trans>
      </Shortcut>
      <Shortcut keys={['?']}>
        <Trans>Show this list</Trans>
      </Shortcut>
    </dl>
  </Dialog>
);
