import type { SectionKey } from '@kalam/domain/resumes/sections/section-keys';
import { useEffect, useState } from 'react';
import { fetchPart, reportMissingPart } from '../../../../platform/loading/fetch-part.ts';
import { useTemplateLayout } from '../../../../resume/template-list.ts';
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

/** With the code that moves sections, which only a press brings. */
const ArrangePart = ({ onClose }: { readonly onClose: () => void }) => {
  const usual = useTemplateOrder(onClose);
  return usual ? <ArrangePanel usual={usual} /> : <Skeleton className="mt-2 h-40" />;
};

export default ArrangePart;
