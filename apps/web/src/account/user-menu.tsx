import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { lazyDialog } from '../platform/loading/overlay.tsx';
import { GridIcon, SignOutIcon } from '../ui/icons.tsx';
import { Menu } from '../ui/overlays/menu.tsx';
import { initialsOf } from './initials.ts';
import type { User } from './session.ts';

const SignOutDialog = lazyDialog(() => import('./sign-out-dialog.tsx'));

export const UserMenu = ({ user }: { readonly user: User }) => {
  const { t } = useLingui();
  const [leaving, setLeaving] = useState(false);
  return (
    <>
      <Menu
        label={t`Your account`}
        buttonClassName="inline-flex size-11 items-center justify-center rounded-full"
        button={
          <span
            aria-hidden="true"
            className="flex size-9 items-center justify-center rounded-full bg-accent-soft font-semibold text-14 text-accent-ink"
          >
            {initialsOf(user.displayName || user.email)}
          </span>
        }
        heading={
          <>
            <p className="truncate font-medium text-14">{user.displayName}</p>
            <p className="truncate text-12 text-muted">{user.email}</p>
          </>
        }
        items={[
          { label: <Trans>Dashboard</Trans>, icon: GridIcon, to: '/dashboard' },
          { label: <Trans>Sign Out</Trans>, icon: SignOutIcon, onSelect: () => setLeaving(true) },
        ]}
      />
      {leaving && <SignOutDialog onClose={() => setLeaving(false)} />}
    </>
  );
};
