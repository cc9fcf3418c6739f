import { personPath } from '@kalam/domain/routes';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { failureText } from '../../../platform/failure-words.ts';
import { cx } from '../../../ui/class-names.ts';
import { type IconComponent, SearchIcon, SignOutIcon, UserIcon } from '../../../ui/icons.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { nextIndex } from '../../../ui/roving.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { HelpIcon } from '../../../ui/work-icons.tsx';
import { useFoundPeople } from './found-people.ts';

/** A page of the back office that the one who looks may open. */
export interface CommandPage {
  readonly to: string;
  readonly label: ReactNode;
  readonly icon: IconComponent;
  /** Further words it is found by, beside its address. */
  readonly find?: string;
}

interface Command {
  readonly id: string;
  readonly label: ReactNode;
  readonly detail?: ReactNode;
  readonly icon: IconComponent;
  readonly run: () => void;
}

interface Group {
  readonly name: string;
  readonly commands: readonly Command[];
}

interface CommandListProps {
  readonly pages: readonly CommandPage[];
  readonly onSignOut: () => void;
  readonly onHelp: () => void;
  readonly onClose: () => void;
}

const useGroups = (text: string, { pages, onSignOut, onHelp, onClose }: CommandListProps) => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { people, searching, failed } = useFoundPeople(text);
  const wanted = text.trim().toLowerCase();
  /** By the beginning of any of its words: inside them too much would match. */
  const matches = (words: string) => ` ${words.toLowerCase()}`.includes(` ${wanted}`);
  const go = (to: string) => () => {
    // Before the step: the page it leads to takes the focus only when no window is open.
    onClose();
    void navigate(to);
  };
  const actions: readonly (Command & { readonly find: string })[] = [
    {
      id: 'shortcuts',
      find: 'keyboard shortcuts keys help',
      label: <Trans>Keyboard shortcuts</Trans>,
      icon: HelpIcon,
      run: onHelp,
    },
    {
      id: 'sign-out',
      find: 'sign out log out',
      label: <Trans>Sign Out</Trans>,
      icon: SignOutIcon,
      run: onSignOut,
    },
  ];
  const groups: readonly Group[] = [
    {
      name: t`Pages`,
      commands: pages
        .filter(({ to, find = '' }) => matches(`${to.replace('/admin/', '')} ${find}`))
        .map(({ to, label, icon }) => ({ id: to, label, icon, run: go(to) })),
    },
    {
      name: t`People`,
      commands: people.map(({ userId, email, name, orderId }) => ({
        id: userId ?? email,
        label: name,
        detail: orderId === null ? email : `${email} · ${orderId}`,
        icon: UserIcon,
        run: go(personPath(userId, email)),
      })),
    },
    { name: t`Actions`, commands: actions.filter(({ find }) => matches(find)) },
  ];
  return { groups: groups.filter(({ commands }) => commands.length > 0), searching, failed };
};

const Option = ({
  command,
  id,
  active,
  onPoint,
}: {
  readonly command: Command;
  readonly id: string;
  readonly active: boolean;
  readonly onPoint: () => void;
}) => {
  const { icon: Icon } = command;
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) option.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above keeps the focus and takes the keys
    <div
      ref={option}
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      onPointerDown={(event) => event.preventDefault()}
      onPointerMove={onPoint}
      onClick={command.run}
      className={cx(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-inner px-2.5 py-1.5 text-14',
        active && 'bg-accent-soft text-accent-ink',
      )}
    >
      <Icon className={cx('size-4.5 shrink-0', !active && 'text-muted')} />
      <span className="min-w-0">
        <span className="block truncate">{command.label}</span>
        {command.detail && (
          <span className={cx('block break-all text-12', !active && 'text-muted')}>{command.detail}</span>
        )}
      </span>
    </div>
  );
};

/** Ctrl-K: pages, people and a few actions from one field. What is marked is taken by Enter; arrows mark another. */
export const CommandList = (props: CommandListProps) => {
  const { t } = useLingui();
  const id = useId();
  const [text, setText] = useState('');
  const [marked, setMarked] = useState<string>();
  const { groups, searching, failed } = useGroups(text, props);
  const commands = groups.flatMap((group) => group.commands);
  const place = Math.max(
    0,
    commands.findIndex((command) => command.id === marked),
  );
  const active = commands[place];
  const count = commands.length;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (isArrow) setMarked(commands[nextIndex(event.key, place, count) ?? 0]?.id);
    else if (event.key === 'Enter') active?.run();
    else return;
    event.preventDefault();
  };
  return (
    <Dialog title={<Trans>Find and go</Trans>} width="medium" onClose={props.onClose}>
      <div className="relative">
        <SearchIcon className="pointer-events-none absolute top-3 left-3 text-muted" />
        <input
          type="text"
          role="combobox"
          aria-label={t`A page, or a person by email, name or order ID`}
          placeholder={t`Page, email, name or order ID`}
          aria-autocomplete="list"
          aria-expanded={count > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={active && `${id}-${active.id}`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          data-first-focus
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setMarked(undefined);
          }}
          onKeyDown={onKeyDown}
          className="control pl-10!"
        />
      </div>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t`Pages, people and actions`}
        aria-busy={searching}
        className="mt-3 h-[min(22rem,50dvh)] overflow-y-auto overscroll-contain"
      >
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this is a part of a list
          <div key={group.name} role="group" aria-label={group.name}>
            <p aria-hidden="true" className="px-2.5 pt-2 pb-1 text-12 text-muted">
              {group.name}
            </p>
            {group.commands.map((command) => (
              <Option
                key={command.id}
                id={`${id}-${command.id}`}
                command={command}
                active={command === active}
                onPoint={() => setMarked(command.id)}
              />
            ))}
          </div>
        ))}
        {failed !== undefined && (
          <p className="px-2.5 py-3 text-14 text-danger-ink">{failureText(failed, 'people-search-failed')}</p>
        )}
        {count === 0 && failed === undefined && (
          <p className="px-2.5 py-6 text-center text-14 text-muted">
            {searching ? <Trans>Searching…</Trans> : <Trans>Nothing and nobody found.</Trans>}
          </p>
        )}
      </div>
      <VisuallyHidden>
        <span role="status">
          {searching ? t`Searching…` : t`${plural(count, { one: '# result', other: '# results' })}`}
        </span>
      </VisuallyHidden>
    </Dialog>
  );
};
