import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { lazyDialog } from '../../../platform/loading/overlay.tsx';
import { Button } from '../../../ui/button.tsx';
import { SparkIcon } from '../../../ui/work-icons.tsx';
import type { FieldBinding } from '../steps/bound-fields.tsx';

const ImprovePanel = lazyDialog(() => import('./improve-panel.tsx'));

/** Under a text: opens what helps to word it better. */
export const Improve = ({ binding }: { readonly binding: FieldBinding }) => {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (!isOpen && binding.value.trim() === '') return null;
  return (
    <>
      <Button
        ref={button}
        size="small"
        look="quiet"
        icon={SparkIcon}
        className="mt-1 -ml-3 text-accent-ink"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Trans>Improve</Trans>
      </Button>
      {isOpen && (
        <ImprovePanel
          binding={binding}
          onClose={() => {
            setOpen(false);
            button.current?.focus();
          }}
        />
      )}
    </>
  );
};
