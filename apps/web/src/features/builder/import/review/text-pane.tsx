import type { ReadResume, TextSpan } from '@kalam/reading/reading-result';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { cx } from '../../../../ui/class-names.ts';
import { setActiveField, useActiveField } from './active-field.ts';
import { FilePane } from './file-pane.tsx';

/** Something of the text that leads to a field or to a piece of the tray. */
export interface TextMark {
  readonly key: string;
  readonly kind: 'sure' | 'check' | 'tray';
  readonly written: string;
  readonly spans: readonly TextSpan[];
}

interface TextPaneProps {
  readonly text: ReadResume['text'];
  readonly marks: readonly TextMark[];
  readonly onPick: (key: string) => void;
}

/** The words of a file that has no pages, on a sheet of paper. */
export const TextPane = ({ text, marks, onPick }: TextPaneProps) => {
  const active = useActiveField();
  const show: Show = (here, key, words) => (
    <MarkedWords key={key} marks={here} active={here.some((mark) => mark.key === active)} onPick={onPick}>
      {words}
    </MarkedWords>
  );
  return (
    <FilePane active={active}>
      <div className="mx-auto min-h-full max-w-190 rounded-[2px] bg-[#fff] px-8 py-10 text-14 text-[#111a2e] shadow-float xl:px-12">
        {text === undefined ? (
          <Listed marks={marks} show={show} />
        ) : (
          <p className="whitespace-pre-wrap break-words leading-relaxed">{spanned(text, marks, show)}</p>
        )}
      </div>
    </FilePane>
  );
};

type Show = (marks: readonly TextMark[], key: number, words: string) => ReactNode;

interface Stretch {
  readonly marks: readonly TextMark[];
  readonly start: number;
  readonly end: number;
}

/** One text may fill two fields: a degree says its level too. */
const stretchesOf = (marks: readonly TextMark[]): readonly Stretch[] => {
  const spans = marks
    .flatMap((mark) => mark.spans.map(([start, end]) => ({ marks: [mark], start, end })))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const stretches: Stretch[] = [];
  for (const span of spans) {
    const last = stretches.at(-1);
    if (!last || span.start >= last.end) stretches.push(span);
    else stretches[stretches.length - 1] = { ...last, marks: [...last.marks, ...span.marks] };
  }
  return stretches;
};

/** The whole text, what was read of it marked where it stands. */
const spanned = (text: string, marks: readonly TextMark[], show: Show): ReactNode[] => {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { marks: here, start, end } of stretchesOf(marks)) {
    parts.push(text.slice(from, start), show(here, start, text.slice(start, end)));
    from = end;
  }
  return [...parts, text.slice(from)];
};

/** Where the text itself is not there: what was read, in the order of the file, then the rest. */
const Listed = ({ marks, show }: { readonly marks: readonly TextMark[]; readonly show: Show }) => {
  const lines = (wanted: boolean) =>
    marks
      .filter(({ kind, written }) => (kind === 'tray') === wanted && written !== '')
      .map((mark, index) => (
        <p key={mark.key} className="whitespace-pre-wrap break-words py-0.5">
          {show([mark], index, mark.written)}
        </p>
      ));
  const rest = lines(true);
  return (
    <>
      {lines(false)}
      {rest.length > 0 && (
        <div className="mt-6 border-[#d5dbe6] border-t pt-4">
          <p className="mb-1.5 text-12 text-[#535f78]">
            <Trans>Without a place</Trans>
          </p>
          {rest}
        </div>
      )}
    </>
  );
};

const tones = {
  sure: 'hover:bg-[#2563eb]/12',
  check: 'bg-[#f0a01c]/25 hover:bg-[#f0a01c]/40',
  tray: 'underline decoration-[#838da4] decoration-dashed underline-offset-4',
} as const;

interface MarkedWordsProps extends Pick<TextPaneProps, 'onPick'> {
  readonly marks: readonly TextMark[];
  readonly active: boolean;
  readonly children: string;
}

const MarkedWords = ({ marks, active, onPick, children }: MarkedWordsProps) => {
  const doubtful = marks.find(({ kind }) => kind === 'check');
  const { key, kind } = doubtful ?? marks[0] ?? { key: '', kind: 'sure' };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a shortcut for pointers; keys have the fields themselves
    // biome-ignore lint/a11y/noStaticElementInteractions: the words are read as what they are, the text of the file
    <span
      data-mark={marks.map((mark) => mark.key).join(' ')}
      data-active={active || undefined}
      onPointerEnter={() => setActiveField(key)}
      onClick={() => onPick(key)}
      className={cx(
        'cursor-pointer rounded-[3px] transition-colors',
        active ? 'bg-[#2563eb]/20 ring-2 ring-[#2563eb]' : tones[kind],
      )}
    >
      {children}
    </span>
  );
};
