import { withHeading } from '@kalam/domain/resumes/sections/arrangement';
import { checkArrangement } from '@kalam/domain/resumes/sections/extra-section-rules';
import type { OwnSection } from '@kalam/domain/resumes/sections/section-keys';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { messageText } from '../../../../platform/languages/message-text.ts';
import { useDraft, useDraftActions } from '../../draft/draft-store.ts';
import { BoundText } from '../bound-fields.tsx';
import { withFormOpen } from './section-list.ts';
import { withArrangement } from './section-order.ts';

export const headingPath = (section: OwnSection): string => `arrangement.headings.${section}`;

interface OwnHeadingProps {
  readonly section: OwnSection;
  /** What has entries needs a heading. */
  readonly isFilled: boolean;
}

/** What a section of one's own is called, which nobody else can know. */
export const OwnHeading = ({ section, isFilled }: OwnHeadingProps) => {
  const { t } = useLingui();
  const store = useDraftActions();
  const arrangement = useDraft((draft) => draft.data.arrangement);
  const [left, setLeft] = useState(false);
  const path = headingPath(section);
  const refusal =
    isFilled || left
      ? checkArrangement(arrangement, isFilled ? [section] : []).find(({ field }) => field === path)
      : undefined;
  return (
    <BoundText
      className="mb-4"
      label={t`Heading`}
      autoComplete="off"
      binding={{
        path,
        value: arrangement?.headings?.[section] ?? '',
        error: refusal && messageText(refusal),
        refusal,
        onChange: (heading) =>
          store.change(
            t`Heading`,
            (draft) => {
              const named = withHeading(draft.data.arrangement, section, heading);
              const next = withArrangement(draft, named);
              return heading.trim() === '' ? withFormOpen(next, section) : next;
            },
            { merge: path },
          ),
        onBlur: () => setLeft(true),
      }}
      hint={<Trans>Such as Sports, Exams or Availability.</Trans>}
    />
  );
};
