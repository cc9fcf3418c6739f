import { keepLine, keepLines } from '../fields/written-text.ts';

/** Something of the file that is not in the resume it became. */
export interface LeftOut {
  readonly path: string;
  /** The text that was left out, cut to a length that can be shown. */
  readonly text: string;
}

/** Something brought in that only the person can finish. */
export interface ToDecide extends LeftOut {
  readonly what: 'level' | 'date';
}

/** Entries read from one list; nobody has more, and a hostile file may. */
const listLimit = 200;
const shownLength = 500;
/** Parts that are told of one by one; of more, only how many. */
const toldLimit = 300;

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

const shownDepth = 5;
const shownEntries = 50;

/** What a person can read of a value; a hostile file may nest deeper than anyone reads. */
const shown = (value: unknown, depth = 0): string => {
  if (typeof value === 'boolean') return String(value);
  if (typeof value !== 'object' || value === null) return textOf(value);
  if (depth > shownDepth) return '…';
  return Object.values(value)
    .slice(0, shownEntries)
    .map((inner) => shown(inner, depth + 1))
    .filter((text) => text !== '')
    .join(', ');
};

const codePoint = (sign: string): string =>
  `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** What the reading of one document has to tell. */
export class ImportReport {
  readonly leftOut: LeftOut[] = [];
  readonly toDecide: ToDecide[] = [];
  #untold = 0;

  leaveOut(path: string, text: string): void {
    if (this.leftOut.length < toldLimit) this.leftOut.push({ path, text: text.slice(0, shownLength) });
    else this.#untold += 1;
  }

  decideLater(what: ToDecide['what'], path: string, text: string): void {
    if (this.toDecide.length < toldLimit) {
      this.toDecide.push({ what, path, text: text.slice(0, shownLength) });
    }
  }

  close(): void {
    if (this.#untold > 0) this.leftOut.push({ path: '…', text: `${this.#untold} more` });
  }
}

/** One object of the document. Each field that is read is taken; `close` reports the rest, so that nothing vanishes unseen. */
export class JsonReader {
  readonly #record: Readonly<Record<string, unknown>>;
  readonly #path: string;
  readonly #report: ImportReport;
  readonly #taken = new Set<string>();

  constructor(value: unknown, path = '', report = new ImportReport()) {
    this.#record = isRecord(value) ? value : {};
    this.#path = path;
    this.#report = report;
  }

  /** The first of the names that holds text, as one line. */
  text(...names: string[]): string {
    return this.#first(names, (name, text) => this.#kept(name, keepLine(text), text));
  }

  /** The same with its line breaks. */
  lines(...names: string[]): string {
    return this.#first(names, (name, text) => this.#kept(name, keepLines(text), text));
  }

  /** Of any length: a picture is text too. */
  picture(...names: string[]): string {
    return this.#first(names, (_, text) => text);
  }

  /** Whether the field is there, if only to say that it is empty. */
  has(name: string): boolean {
    return Object.hasOwn(this.#record, name);
  }

  hasObject(name: string): boolean {
    return isRecord(this.#value(name));
  }

  flag(name: string): boolean {
    this.#taken.add(name);
    return this.#value(name) === true;
  }

  /** The texts of a list; a text that stands alone is a list of one. */
  texts(name: string): string[] {
    return this.#list(name, keepLines);
  }

  /** The same where each is a line. */
  words(name: string): string[] {
    return this.#list(name, keepLine);
  }

  #list(name: string, keep: typeof keepLine): string[] {
    return this.#parts(name).flatMap((part, index) => {
      const text = textOf(part);
      if (text !== '') return this.#kept(`${name}.${index}`, keep(text), text) || [];
      this.#leaveOutValue(`${name}.${index}`, part);
      return [];
    });
  }

  /**
   * The objects of a list; what each leaves unread is reported when its reading is done. Where others write a text instead
   * of an object, it is the field that `textField` names.
   */
  each<T>(name: string, read: (entry: JsonReader) => T, textField?: string): T[] {
    return this.#parts(name).flatMap((part, index) => {
      const place = `${name}.${index}`;
      const text = textField === undefined ? '' : textOf(part);
      const value = text === '' || textField === undefined ? part : { [textField]: text };
      if (isRecord(value)) return shown(value) === '' ? [] : [this.#inside(value, place, read)];
      this.#leaveOutValue(place, value);
      return [];
    });
  }

  object<T>(name: string, read: (entry: JsonReader) => T): T {
    const value = this.#value(name);
    this.#taken.add(name);
    if (!isRecord(value)) this.#leaveOutValue(name, value);
    return this.#inside(value, name, read);
  }

  /** Not to be reported: it says nothing about the person. */
  ignore(...names: string[]): void {
    for (const name of names) this.#taken.add(name);
  }

  leaveOut(name: string, text: string): void {
    this.#report.leaveOut(this.pathOf(name), text);
  }

  decideLater(what: ToDecide['what'], name: string, text: string): void {
    this.#report.decideLater(what, this.pathOf(name), text);
  }

  pathOf(name: string): string {
    return this.#path === '' ? name : `${this.#path}.${name}`;
  }

  close(): void {
    for (const [name, value] of Object.entries(this.#record)) {
      if (this.#taken.has(name)) continue;
      if (!Array.isArray(value)) this.#leaveOutValue(name, value);
      else
        for (const [index, part] of this.#parts(name).entries())
          this.#leaveOutValue(`${name}.${index}`, part);
    }
  }

  #first(names: readonly string[], keep: (name: string, text: string) => string): string {
    const name = names.find((candidate) => textOf(this.#value(candidate)) !== '');
    if (name === undefined) return '';
    this.#taken.add(name);
    return keep(name, textOf(this.#value(name)));
  }

  #kept(
    name: string,
    { kept, takenOut, cut }: { kept: string; takenOut: readonly string[]; cut?: number },
    text: string,
  ): string {
    const told = [...new Set(takenOut)].slice(0, shownEntries).map(codePoint);
    if (cut !== undefined) told.push(text.slice(-cut));
    if (told.length > 0) this.leaveOut(name, told.join(' '));
    return kept.trim();
  }

  #value(name: string): unknown {
    return Object.hasOwn(this.#record, name) ? this.#record[name] : undefined;
  }

  #leaveOutValue(name: string, value: unknown): void {
    const text = shown(value);
    if (text !== '') this.leaveOut(name, text);
  }

  #parts(name: string): readonly unknown[] {
    const value = this.#value(name);
    this.#taken.add(name);
    if (!Array.isArray(value)) return shown(value) === '' ? [] : [value];
    if (value.length > listLimit) this.leaveOut(name, `${value.length - listLimit} more`);
    return value.slice(0, listLimit);
  }

  #inside<T>(value: unknown, name: string, read: (entry: JsonReader) => T): T {
    const reader = new JsonReader(value, this.pathOf(name), this.#report);
    const result = read(reader);
    reader.close();
    return result;
  }
}
