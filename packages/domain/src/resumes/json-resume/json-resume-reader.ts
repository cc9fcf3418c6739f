/** Reads a document of unknown form and remembers what nobody asked for, so that nothing vanishes unseen. */
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

/** One object of the document. Each field that is read is taken; `close` reports the rest. */
export class JsonReader {
  readonly #record: Readonly<Record<string, unknown>>;
  readonly #path: string;
  readonly #leftOut: LeftOut[];
  readonly #toDecide: ToDecide[];
  readonly #taken = new Set<string>();

  constructor(value: unknown, path: string, leftOut: LeftOut[], toDecide: ToDecide[]) {
    this.#record = isRecord(value) ? value : {};
    this.#path = path;
    this.#leftOut = leftOut;
    this.#toDecide = toDecide;
  }

  /** The first of the names that holds text. */
  text(...names: string[]): string {
    const name = names.find((candidate) => textOf(this.#value(candidate)) !== '');
    if (name === undefined) return '';
    this.#taken.add(name);
    return textOf(this.#value(name));
  }

  has(name: string): boolean {
    return isRecord(this.#value(name));
  }

  flag(name: string): boolean {
    this.#taken.add(name);
    return this.#value(name) === true;
  }

  texts(name: string): string[] {
    const list = this.#list(name);
    this.#taken.add(name);
    return list.map(textOf).filter((text) => text !== '');
  }

  /** The objects of a list; what each leaves unread is reported when its reading is done. */
  each<T>(name: string, read: (entry: JsonReader) => T): T[] {
    const list = this.#list(name);
    this.#taken.add(name);
    return list.filter(isRecord).map((value, index) => this.#inside(value, `${name}.${index}`, read));
  }

  object<T>(name: string, read: (entry: JsonReader) => T): T {
    this.#taken.add(name);
    return this.#inside(this.#value(name), name, read);
  }

  /** Not to be reported: it says nothing about the person. */
  ignore(...names: string[]): void {
    for (const name of names) this.#taken.add(name);
  }

  leaveOut(name: string, text: string): void {
    this.#leftOut.push({ path: this.#at(name), text: text.slice(0, shownLength) });
  }

  decideLater(what: ToDecide['what'], name: string, text: string): void {
    this.#toDecide.push({ what, path: this.#at(name), text: text.slice(0, shownLength) });
  }

  close(): void {
    for (const [name, value] of Object.entries(this.#record)) {
      if (this.#taken.has(name)) continue;
      const parts = Array.isArray(value) ? this.#list(name) : [value];
      for (const [index, part] of parts.entries()) {
        const text = shown(part);
        if (text !== '') this.leaveOut(Array.isArray(value) ? `${name}.${index}` : name, text);
      }
    }
  }

  #value(name: string): unknown {
    return Object.hasOwn(this.#record, name) ? this.#record[name] : undefined;
  }

  #list(name: string): readonly unknown[] {
    const value = this.#value(name);
    if (!Array.isArray(value)) return [];
    if (value.length > listLimit) this.leaveOut(name, `${value.length - listLimit} more`);
    return value.slice(0, listLimit);
  }

  #inside<T>(value: unknown, name: string, read: (entry: JsonReader) => T): T {
    const reader = new JsonReader(value, this.#at(name), this.#leftOut, this.#toDecide);
    const result = read(reader);
    reader.close();
    return result;
  }

  #at(name: string): string {
    return this.#path === '' ? name : `${this.#path}.${name}`;
  }
}
