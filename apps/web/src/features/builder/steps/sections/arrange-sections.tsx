import type { SectionKey } from '@kalam/domain/resumes/sections/section-keys';
import { Trans } from '@lingui/react/macro';
import { useEffect, useId, useState } from 'react';
import { fetchPart, reportMissingPart } from '../../../../platform/loading/fetch-part.ts';
import { useTemplateLayout } from '../../../../resume/template-list.ts';
import { Button } from '../../../../ui/button.tsx';
import { ChevronDownIcon } from '../../../../ui/icons.tsx';
import { Skeleton } from '../../../../ui/states.tsx';
import { useDraft } from '../../draft/draft-store.ts';
import { ArrangePanel } from './arrange-panel.tsx';
import { usualOrder } from './section-order.ts';

/** The order of the template in use, which comes with the document engine. */
const useTemplateOrder = (onMissing: () => void): readonly SectionKey[] | undefined => {
  const layout = useTemplateLayout(useDraft((draft) => draft.template));
  const isFresher = useDraft((draft) => draft.data.isFresher);
  const [order, setOrder] = useState<readonly SectionKey[]>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is done about a failure is not what is asked for
  useEffect(() => {
    let gone = false;
    const read = async () => {
      const { templateOf } = await fetchPart(() => import('@kalam/documents/templates/template-catalogue'));
      const { sections, fresherSections } = templateOf(layout);
      if (!gone) setOrder(usualOrder((isFresher ? fresherSections : sections).map(({ kind }) => kind)));
    };
    read().catch((failure: unknown) => {
      if (gone) return;
      onMissing();
      void reportMissingPart(failure);
    });
    return () => {
      gone = true;
    };
  }, [layout, isFresher]);
  return order;
};

const Panel = ({ onMissing }: { readonly onMissing: () => void }) => {
  const usual = useTemplateOrder(onMissing);
  return usual ? <ArrangePanel usual={usual} /> : <Skeleton className="mt-2 h-40" />;
};

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
      <div id={id}>{open && <Panel onMissing={() => setOpen(false)} />}</div>
    </div>
  );
};
