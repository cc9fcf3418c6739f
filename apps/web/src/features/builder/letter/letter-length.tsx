import { visitorToday } from '@kalam/domain/calendar/calendar-day';
import { Plural, Trans } from '@lingui/react/macro';
import { useDeferredValue, useEffect, useState } from 'react';
import { fetchPart } from '../../../platform/loading/fetch-part.ts';
import { useTemplateLayout } from '../../../resume/template-list.ts';
import { cx } from '../../../ui/class-names.ts';
import { CheckIcon, WarningIcon } from '../../../ui/icons.tsx';
import { useDraft } from '../draft/draft-store.ts';

/** Measured by the engine that prints it; on a phone no page is shown beside the form. */
const useLinesOver = (): number | undefined => {
  const data = useDeferredValue(useDraft((draft) => draft.data));
  const formatting = useDraft((draft) => draft.formatting);
  const template = useTemplateLayout(useDraft((draft) => draft.template));
  const [over, setOver] = useState<number>();
  useEffect(() => {
    let gone = false;
    const measure = async () => {
      const { letterLinesOver } = await fetchPart(() => import('../../../resume/preview/preview-engine.ts'));
      const date = visitorToday(new Date()).day;
      const lines = await letterLinesOver({ data, template, formatting, date });
      if (!gone) setOver(lines);
    };
    // The preview says that the engine could not be had; the letter is written all the same.
    measure().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [data, template, formatting]);
  return over;
};

/** A letter is one page: by how much it is more. */
export const LetterLength = () => {
  const over = useLinesOver();
  return (
    <p
      role="status"
      className={cx('flex min-h-6 items-start gap-1.5 text-14', over ? 'text-warning-ink' : 'text-muted')}
    >
      {over === 0 && (
        <>
          <CheckIcon className="mt-0.5 size-4" />
          <Trans>It fits on one page.</Trans>
        </>
      )}
      {over !== undefined && over > 0 && (
        <>
          <WarningIcon className="mt-0.5 size-4" />
          <span>
            <Plural
              value={over}
              one="# line more than one page. Nothing is cut: it is printed on two."
              other="# lines more than one page. Nothing is cut: it is printed on two."
            />
          </span>
        </>
      )}
    </p>
  );
};
