import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { lazyDialog } from '../../../platform/loading/overlay.tsx';
import { Button } from '../../../ui/button.tsx';
import { PaletteIcon } from '../../../ui/work-icons.tsx';

const LookPanel = lazyDialog(() => import('./look-panel.tsx'));

/** The choices about the page in one line, the last of which opens a panel under it. */
export const LookChoice = ({ children }: { readonly children: ReactNode }) => {
  const [open, setOpen] = useState(false);
  return (
    <div className="@container">
      <div className="flex flex-wrap items-start gap-2">
        {children}
        <Button
          look="secondary"
          icon={PaletteIcon}
          className="px-3! text-14!"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {/* One line with the others on a phone and a small laptop, too. */}
          <span className="@max-[32rem]:sr-only">
            <Trans>Look</Trans>
          </span>
        </Button>
      </div>
      {open && <LookPanel onClose={() => setOpen(false)} />}
    </div>
  );
};
