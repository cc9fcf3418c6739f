import {
  type Arrangement,
  arrangedSections,
  isHidden,
  ownHeading,
  withHeading,
  withHidden,
  withOrder,
} from '@kalam/domain/resumes/sections/arrangement';
import { checkArrangement } from '@kalam/domain/resumes/sections/extra-section-rules';
import { isOwnSection, type SectionKey } from '@kalam/domain/resumes/sections/section-keys';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { messageText } from '../../../../platform/languages/message-text.ts';
import { useSectionName } from '../../../../resume/section-name.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { EditIcon, EyeIcon, EyeOffIcon, RefreshIcon } from '../../../../ui/icons.tsx';
import { announce } from '../../../../ui/live-region.tsx';
import { useDraft, useDraftActions } from '../../draft/draft-store.ts';
import { EntryList } from '../entries/entry-list.tsx';
import { filledSections, withArrangement, withSectionMoved } from './section-order.ts';

const buttonId = (key: SectionKey) => `section-${key}-rename`;

/** The sections of the page in their order: moved, hidden, renamed, and back to the usual. */
export const ArrangePanel = ({ usual }: { readonly usual: readonly SectionKey[] }) => {
  const { t } = useLingui();
  const store = useDraftActions();
  const data = useDraft((draft) => draft.data);
  const nameOf = useSectionName();
  const [renaming, setRenaming] = useState<SectionKey>();
  const { arrangement } = data;
  const filled = new Set(filledSections(data));
  const shown = arrangedSections(arrangement, usual).filter((key) => filled.has(key));
  const rows = shown.map((key) => ({ id: key, name: nameOf(data, key) }));

  const arrange = (edit: (before: Arrangement | undefined) => Arrangement | undefined) =>
    store.change(t`Sections`, (draft) => withArrangement(draft, edit(draft.data.arrangement)));
  const hide = (key: SectionKey, name: string, hidden: boolean) => {
    arrange((before) => withHidden(before, key, hidden));
    announce(hidden ? t`${name} hidden` : t`${name} shown again`);
  };
  const stopRenaming = (key: SectionKey) => {
    setRenaming(undefined);
    requestAnimationFrame(() => document.getElementById(buttonId(key))?.focus());
  };
  const rename = (key: SectionKey, heading: string) => {
    arrange((before) => withHeading(before, key, heading.trim()));
    announce(heading.trim() === '' ? t`Usual heading again` : t`Renamed to ${heading}`);
    stopRenaming(key);
  };
  if (rows.length === 0) {
    return (
      <p className="mt-2 text-muted">
        <Trans>Sections appear here as soon as something is in them.</Trans>
      </p>
    );
  }
  return (
    <div className="mt-2 animate-settle">
      <EntryList
        label={t`Sections of this resume`}
        list="arrangement"
        entries={rows}
        nameOf={({ name }) => name}
        summary={({ id, name }) => (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className={isHidden(arrangement, id) ? 'text-muted line-through' : 'font-medium'}>
              {name}
            </span>
            {isHidden(arrangement, id) && (
              <Badge>
                <Trans>Hidden</Trans>
              </Badge>
            )}
          </p>
        )}
        editing={
          renaming && {
            id: renaming,
            form: (
              <RenameForm
                section={renaming}
                arrangement={arrangement}
                onRename={(heading) => rename(renaming, heading)}
                onCancel={() => stopRenaming(renaming)}
              />
            ),
          }
        }
        actions={({ id, name }) => (
          <>
            <IconButton
              id={buttonId(id)}
              icon={EditIcon}
              label={t`Rename ${name}`}
              size="small"
              onClick={() => setRenaming(id)}
            />
            <IconButton
              icon={isHidden(arrangement, id) ? EyeOffIcon : EyeIcon}
              label={isHidden(arrangement, id) ? t`Show ${name}` : t`Hide ${name}`}
              size="small"
              onClick={() => hide(id, name, !isHidden(arrangement, id))}
            />
          </>
        )}
        onMove={(from, to) => arrange((before) => withSectionMoved(before, usual, shown, from, to))}
      />
      {arrangement?.order && (
        <Button
          look="quiet"
          size="small"
          icon={RefreshIcon}
          className="mt-3"
          onClick={() => {
            arrange((before) => withOrder(before, []));
            announce(t`Back in the usual order`);
          }}
        >
          <Trans>Reset to the usual order</Trans>
        </Button>
      )}
    </div>
  );
};

interface RenameFormProps {
  readonly section: SectionKey;
  readonly arrangement: Arrangement | undefined;
  readonly onRename: (heading: string) => void;
  readonly onCancel: () => void;
}

const RenameForm = ({ section, arrangement, onRename, onCancel }: RenameFormProps) => {
  const { t } = useLingui();
  const [heading, setHeading] = useState(ownHeading(arrangement, section) ?? '');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const named = withHeading(undefined, section, heading.trim());
    const [refusal] = checkArrangement(named, isOwnSection(section) ? [section] : []);
    if (refusal) setError(messageText(refusal));
    else onRename(heading);
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
      }}
      className="rounded-base border border-accent-ink/30 bg-surface p-4 shadow-card"
    >
      <TextField
        label={t`Heading`}
        // Whoever pressed Rename wants to type.
        ref={(input) => input?.focus()}
        value={heading}
        error={error}
        autoComplete="off"
        hint={isOwnSection(section) ? undefined : <Trans>Leave it empty for the usual heading.</Trans>}
        onChange={({ target }) => setHeading(target.value)}
      />
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button type="submit" size="small">
          <Trans>Rename</Trans>
        </Button>
        <Button look="quiet" size="small" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
};
