import { isOwnSection } from '@kalam/domain/resumes/sections/section-keys';
import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useId, useRef, useState } from 'react';
import { useSectionName } from '../../../../resume/section-name.ts';
import { Button } from '../../../../ui/button.tsx';
import { PlusIcon } from '../../../../ui/icons.tsx';
import { useDraft, useDraftActions } from '../../draft/draft-store.ts';
import { focusField } from '../../draft/edited-field.ts';
import { headingPath } from './own-heading.tsx';
import { type SectionList, sectionsToAdd, withFormOpen } from './section-list.ts';
import { keyOfList, sectionHints } from './section-words.ts';

/** Where writing begins. */
const firstField = (list: SectionList): string => {
  if (isOwnSection(list)) return headingPath(list);
  return list === 'personalDetails' ? 'personalDetails.father-name' : `${list}.0`;
};

interface AddSectionProps {
  readonly opener: RefObject<HTMLButtonElement | null>;
}

/** What else a resume can have, one press away and otherwise out of the way. */
export const AddSection = ({ opener }: AddSectionProps) => {
  const { t, i18n } = useLingui();
  const id = useId();
  const store = useDraftActions();
  const draft = useDraft((whole) => whole);
  const nameOf = useSectionName();
  const choices = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState(false);
  const offered = sectionsToAdd(draft);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const add = (list: SectionList, name: string) => {
    setOpen(false);
    store.change(name, (before) => withFormOpen(before, list));
    focusField(firstField(list));
  };
  if (offered.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape anywhere inside closes it
    <div
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.preventDefault();
        close();
      }}
    >
      <Button
        ref={opener}
        look="secondary"
        icon={PlusIcon}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <Trans>Add a section</Trans>
      </Button>
      {open && (
        <ul
          ref={choices}
          id={id}
          aria-label={t`Sections to add`}
          className="mt-3 grid animate-settle gap-2 @md:grid-cols-2"
        >
          {offered.map((list) => {
            const name = nameOf({}, keyOfList(list));
            return (
              <li key={list}>
                <button
                  type="button"
                  onClick={() => add(list, name)}
                  className="flex min-h-14 w-full flex-col justify-center rounded-base border border-line bg-surface px-4 py-2 text-left hover:border-edge hover:bg-sunken"
                >
                  <span className="font-medium">{name}</span>
                  <span className="text-14 text-muted">{i18n._(sectionHints[list])}</span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
};
