import { useLingui } from '@lingui/react/macro';
import { type FocusEvent, type ReactNode, useRef } from 'react';
import { useSectionName } from '../../../../resume/section-name.ts';
import { IconButton } from '../../../../ui/button.tsx';
import { TrashIcon } from '../../../../ui/icons.tsx';
import { showToast } from '../../../../ui/toasts/toast.ts';
import { useDraft, useDraftActions } from '../../draft/draft-store.ts';
import { stepRegionId } from '../../wizard/use-wizard.ts';
import { afterPress } from '../press.ts';
import { StepPart } from '../step-header.tsx';
import {
  isEmptySection,
  type SectionList,
  withoutEmptyForms,
  withoutSection,
  withSectionBack,
} from './section-list.ts';
import { keyOfList, sectionHints } from './section-words.ts';

interface SectionFrameProps {
  readonly list: SectionList;
  readonly children: ReactNode;
}

/** A section under its heading. It can be taken out whole; what is left empty in it goes by itself. */
export const SectionFrame = ({ list, children }: SectionFrameProps) => {
  const { t, i18n } = useLingui();
  const store = useDraftActions();
  const frame = useRef<HTMLDivElement>(null);
  const name = useSectionName()(
    useDraft((draft) => draft.data),
    keyOfList(list),
  );

  const remove = () => {
    const before = store.get();
    store.change(name, (draft) => withoutSection(draft, list));
    if (isEmptySection(before, list)) return;
    showToast(t`${name} removed`, {
      action: {
        label: t`Undo`,
        run: () => store.change(name, (draft) => withSectionBack(draft, before, list)),
      },
    });
  };
  // Whoever goes on within the step has left it; undo, the page and the steps stand outside.
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Element) || frame.current?.contains(relatedTarget)) return;
    if (!document.getElementById(stepRegionId)?.contains(relatedTarget)) return;
    afterPress(() => store.change(name, (draft) => withoutEmptyForms(draft, [list])));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to focus of the controls inside
    <div ref={frame} data-field={list} tabIndex={-1} className="scroll-mt-40" onBlur={onBlur}>
      <StepPart
        title={name}
        hint={i18n._(sectionHints[list])}
        action={
          <IconButton icon={TrashIcon} label={t`Remove the section ${name}`} size="small" onClick={remove} />
        }
      >
        {children}
      </StepPart>
    </div>
  );
};
