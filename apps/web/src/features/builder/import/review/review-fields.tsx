import type { Refusal } from '@kalam/domain/refusal';
import type { ReadResume } from '@kalam/reading/reading-result';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFieldWords } from '../../../../resume/reading/field-words.ts';
import { type DrawPage, usePagePictures } from '../../../../resume/reading/page-pictures.ts';
import { Button } from '../../../../ui/button.tsx';
import { ArrowRightIcon, CheckCircleIcon } from '../../../../ui/icons.tsx';
import { pieceKey, setActiveField } from './active-field.ts';
import { type PageMark, PagePane } from './page-pane.tsx';
import { ReviewProvider } from './review-context.ts';
import { Group } from './review-group.tsx';
import { openFields, type ReviewField, reviewGroups } from './review-groups.ts';
import { ReviewNotes } from './review-notes.tsx';
import { type ReviewState, settledAt, swappedWith, typedData, typedInto, withPut } from './review-state.ts';
import { type TextMark, TextPane } from './text-pane.tsx';
import { Tray } from './tray.tsx';

interface ReviewFieldsProps {
  readonly reading: ReadResume;
  readonly draw: DrawPage | undefined;
  readonly state: ReviewState;
  readonly onChange: (state: ReviewState) => void;
  readonly faults: readonly Refusal[];
  readonly toMend: number;
  /** Room for the file beside the fields. */
  readonly wide: boolean;
  /** What is decided for all of it. */
  readonly closing: ReactNode;
}

const focusIn = (root: HTMLElement | null, key: string): void => {
  const row = root?.querySelector<HTMLElement>(`[data-review="${CSS.escape(key)}"]`);
  const control = row?.querySelector<HTMLElement>('input, textarea, select') ?? row?.querySelector('button');
  control?.focus({ preventScroll: true });
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  row?.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' });
};

/** The file at one side, what was read of it at the other. */
export const ReviewFields = ({
  reading,
  draw,
  state,
  onChange,
  faults,
  toMend,
  wide,
  closing,
}: ReviewFieldsProps) => {
  const { t } = useLingui();
  const words = useFieldWords();
  const pictures = usePagePictures(draw);
  const root = useRef<HTMLDivElement>(null);
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState('');
  /** Where the button for the next one led, which takes the focus from there. */
  const last = useRef<string>(undefined);
  const data = typedData(reading, state);
  const groups = reviewGroups(reading, data, state, faults);
  const open = openFields(groups);
  const fields = groups.flatMap(({ entries }) => entries.flatMap((entry) => entry.fields));

  // On a phone a keyboard would cover what is to be read first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the review opens
  useEffect(() => {
    const [first] = open;
    if (wide && first) focusIn(root.current, first.path);
    return () => setActiveField(undefined);
  }, []);

  const mainButton = () =>
    root.current?.closest('dialog')?.querySelector<HTMLElement>('[data-main]')?.focus();
  const goTo = (key: string) => {
    const group = groups.find(({ entries }) =>
      entries.some((entry) => entry.fields.some(({ path }) => path === key)),
    );
    const isOpen = open.some(({ path }) => path === key);
    if (group && !isOpen) flushSync(() => setExpanded(new Set([...expanded, group.key])));
    focusIn(root.current, key);
  };
  const goToNext = () => {
    const here = document.activeElement?.closest<HTMLElement>('[data-review]')?.dataset.review;
    const next = open[open.findIndex(({ path }) => path === (here ?? last.current)) + 1] ?? open[0];
    if (!next) return mainButton();
    last.current = next.path;
    focusIn(root.current, next.path);
  };
  const settle = (path: string) => {
    const at = open.findIndex((field) => field.path === path);
    const partner = open[at]?.swapsWith;
    const settled = [path, ...(partner ? [partner] : [])];
    const left = [...open.slice(at + 1), ...open.slice(0, at)].filter((one) => !settled.includes(one.path));
    const count = left.length;
    const label = words.label(path);
    flushSync(() => {
      onChange(settledAt(state, settled));
      setSaid(count === 0 ? t`All checked` : t`${label} checked, ${count} left to check`);
    });
    const [next] = left;
    if (next) focusIn(root.current, next.path);
    else mainButton();
  };
  const toggle = (key: string) => {
    const next = new Set(expanded);
    if (!next.delete(key)) next.add(key);
    setExpanded(next);
  };

  return (
    <ReviewProvider
      value={{
        data,
        words,
        pages: reading.pages,
        pictures,
        wide,
        type: (path, text) => onChange(typedInto(state, path, text)),
        settle,
        swap: (path, other) => {
          onChange(swappedWith(reading, state, path, other));
          const [one, two] = [words.label(path), words.label(other)];
          setSaid(t`${one} and ${two} exchanged`);
        },
      }}
    >
      <div
        ref={root}
        className={wide ? 'grid h-full grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)] gap-4' : 'px-2'}
      >
        {wide && <FilePane reading={reading} pictures={pictures} fields={fields} onPick={goTo} />}
        <div className={wide ? 'overflow-y-auto overscroll-contain pr-1' : undefined}>
          <div className="mx-auto grid max-w-170 gap-3 pb-4">
            <Progress open={open.length} onNext={goToNext} />
            <ReviewNotes notes={reading.notes} toMend={toMend} />
            {groups.map((group) => (
              <Group
                key={group.key}
                group={group}
                expanded={expanded.has(group.key)}
                onToggle={() => toggle(group.key)}
              />
            ))}
            <Tray
              pieces={reading.tray}
              put={state.put}
              onPut={(piece, target) => {
                flushSync(() => onChange(withPut(state, piece.id, target)));
                const place = target && words.targetName(target, data);
                setSaid(place === undefined ? t`Taken back` : t`Put in ${place}`);
                focusIn(root.current, pieceKey(piece.id));
              }}
            />
            {closing}
          </div>
        </div>
        <p role="status" className="sr-only">
          {said}
        </p>
      </div>
    </ReviewProvider>
  );
};

const Progress = ({ open, onNext }: { readonly open: number; readonly onNext: () => void }) => (
  <div className="sticky -top-2 z-20 -mx-2 flex min-h-13 items-center justify-between gap-3 bg-surface px-2 py-2 lg:top-0">
    {open > 0 ? (
      <>
        <p tabIndex={-1} data-first-focus className="min-w-0 outline-none">
          <span className="font-semibold">
            <Plural value={open} one="# field to check" other="# fields to check" />
          </span>
          <span className="text-14 text-muted max-sm:hidden">
            {' · '}
            <Trans>everything else was clear</Trans>
          </span>
        </p>
        <Button size="small" look="secondary" icon={ArrowRightIcon} onClick={onNext}>
          <Trans>Next to check</Trans>
        </Button>
      </>
    ) : (
      <p
        tabIndex={-1}
        data-first-focus
        className="flex items-center gap-2 font-semibold text-success-ink outline-none"
      >
        <CheckCircleIcon />
        <Trans>Nothing left to check</Trans>
      </p>
    )}
  </div>
);

interface FilePaneProps {
  readonly reading: ReadResume;
  readonly pictures: ReturnType<typeof usePagePictures>;
  readonly fields: readonly ReviewField[];
  readonly onPick: (key: string) => void;
}

const kindOf = ({ open }: ReviewField) => (open ? ('check' as const) : ('sure' as const));

const FilePane = ({ reading, pictures, fields, onPick }: FilePaneProps) => {
  if (reading.pages.length > 0) {
    const marks: readonly PageMark[] = [
      ...fields.map((field) => ({ key: field.path, kind: kindOf(field), boxes: field.boxes })),
      ...reading.tray.map(({ id, boxes }) => ({ key: pieceKey(id), kind: 'tray' as const, boxes })),
    ];
    return <PagePane pages={reading.pages} pictures={pictures} marks={marks} onPick={onPick} />;
  }
  // In the order of the file, where the fields of the review are in that of the form.
  const order = new Map(reading.fields.map(({ path }, index) => [path, index]));
  const marks: readonly TextMark[] = [
    ...fields
      .toSorted((a, b) => (order.get(a.path) ?? 0) - (order.get(b.path) ?? 0))
      .map((field) => ({
        key: field.path,
        kind: kindOf(field),
        written: field.written,
        spans: field.spans,
      })),
    ...reading.tray.map(({ id, text, spans = [] }) => ({
      key: pieceKey(id),
      kind: 'tray' as const,
      written: text,
      spans,
    })),
  ];
  return <TextPane text={reading.text} marks={marks} onPick={onPick} />;
};
