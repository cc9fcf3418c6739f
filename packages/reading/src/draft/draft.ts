import type { Today } from '@kalam/domain/calendar/calendar-day';
import { blankResume } from '@kalam/domain/resumes/blank-resume';
import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import type { Ledger } from '../ledger.ts';
import type { Confidence, ReadingNote } from '../reading-result.ts';
import type { Traced } from '../text/traced-text.ts';
import { blankEntries } from './blank-entries.ts';
import type { EntryContext, PlaceOptions } from './entry-context.ts';

/** A field that was filled, with the places of its characters. */
export interface PlacedField {
  readonly path: string;
  readonly value: string;
  readonly written?: string;
  readonly confidence: Confidence;
  readonly swapsWith?: string;
  readonly at: readonly number[];
}

const blankExtra = (id: string) => ({ id, title: '' });

const flags = new Set(['current', 'pursuing']);
const severalLines = new Set(['description', 'summary', 'declaration']);

const lastOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** Seen by nobody, apart from the joiners that shape Indian letters; and the pictures of icon fonts. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}](?<!\u200c|\u200d|[\n\t])/gu;

/** Text as a field holds it: spaces evened, nothing that cannot be seen. */
export const evened = (text: string, keepsLines = false): string =>
  text
    .replace(/\r\n?|[\u0085\u2028\u2029\v\f]/g, '\n')
    .replace(unseen, '')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join(keepsLines ? '\n' : ' ');

const squeezed = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');

const sameWords = (a: string, b: string): boolean => squeezed(a) === squeezed(b);

type Tree = Record<string, unknown>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** The resume as it comes together, and the account of where each field came from. */
export class Draft implements EntryContext {
  readonly data: ResumeData = blankResume();
  readonly notes: ReadingNote[] = [];
  readonly ledger: Ledger;
  readonly today: Today;
  readonly newId: () => string;
  /** The heading above may be none: everything below it is to be looked at. */
  isInDoubt = false;
  readonly #fields = new Map<string, PlacedField>();

  constructor(ledger: Ledger, { newId, today }: { readonly newId: () => string; readonly today: Today }) {
    this.ledger = ledger;
    this.newId = newId;
    this.today = today;
  }

  get fields(): readonly PlacedField[] {
    return [...this.#fields.values()];
  }

  place(path: string, text: Traced, options: PlaceOptions = {}): void {
    const keepsLines = severalLines.has(lastOf(path));
    const written = evened(text.text, keepsLines);
    const value = options.value ?? written;
    if (value === '') return;
    const before = this.#fields.get(path);
    if (before && !keepsLines) {
      // Said again in the same words, as a name under a declaration is: it stands in the draft already.
      if (sameWords(before.value, value)) this.ledger.take(text, 'label');
      return;
    }
    this.ledger.take(text, 'field');
    const whole = before ? `${before.value}\n${value}` : value;
    const wholeWritten = before ? `${before.written ?? before.value}\n${written}` : written;
    const field: PlacedField = {
      path,
      value: whole,
      ...(whole !== wholeWritten && { written: wholeWritten }),
      confidence: this.isInDoubt || before?.confidence === 'check' ? 'check' : (options.confidence ?? 'sure'),
      ...(options.swapsWith !== undefined && { swapsWith: options.swapsWith }),
      at: [...(before?.at ?? []), ...text.at.filter((place) => place >= 0)],
    };
    this.#fields.set(path, field);
    this.#set(path.split('.'), flags.has(lastOf(path)) ? value === 'true' : field.value);
  }

  next(list: string): number {
    const entries: unknown = Reflect.get(this.data, list);
    return Array.isArray(entries) ? entries.length : 0;
  }

  note(note: ReadingNote): void {
    const isKnown = this.notes.some(({ kind, text }) => kind === note.kind && text === note.text);
    if (!isKnown) this.notes.push(note);
  }

  #set(steps: readonly string[], value: string | boolean): void {
    const [list = ''] = steps;
    let tree: unknown = this.data;
    for (const [depth, step] of steps.entries()) {
      if (!isTree(tree)) throw new TypeError(`No such field: ${steps.join('.')}`);
      if (depth === steps.length - 1) tree[step] = value;
      else tree[step] ??= this.#blank(list, depth, steps[depth + 1]);
      tree = tree[step];
    }
  }

  #blank(list: string, depth: number, next: string | undefined): object {
    if (depth === 1 && list !== 'arrangement') return (blankEntries[list] ?? blankExtra)(this.newId());
    return next !== undefined && /^\d+$/.test(next) ? [] : {};
  }
}
