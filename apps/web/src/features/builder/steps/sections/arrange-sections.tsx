import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { lazyDialog } from '../../../../platform/loading/overlay.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ChevronDownIcon } from '../../../../ui/icons.tsx';

const ArrangePart = lazyDialog(() => import('./arrange-part.tsx'));

/** Stands beside the page it changes. */
export const ArrangeSections = () => {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button
        look="quiet"
        className="-ml-4.5"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <Trans>Order, headings and hidden sections</Trans>
        <ChevronDownIcon className={open ? 'size-4.5 rotate-180' : 'size-4.5'} />
      </Button>
      <div id={id}>{open && <ArrangePart onClose={() => setOpen(false)} />}</div>
    </div>
  );
};
