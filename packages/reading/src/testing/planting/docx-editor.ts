import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

const documentPart = 'word/document.xml';

/** Changes the parts of a Word file as text. */
export class DocxEditor {
  readonly #parts: Record<string, Uint8Array>;

  constructor(bytes: Uint8Array) {
    this.#parts = unzipSync(bytes);
  }

  part(name: string): string {
    const bytes = this.#parts[name];
    return bytes ? strFromU8(bytes) : '';
  }

  set(name: string, text: string): void {
    this.#parts[name] = strToU8(text);
  }

  add(name: string, bytes: Uint8Array): void {
    this.#parts[name] = bytes;
  }

  get document(): string {
    return this.part(documentPart);
  }

  set document(text: string) {
    this.set(documentPart, text);
  }

  /** The paragraphs of the body, as written. */
  paragraphs(): readonly string[] {
    return [...this.document.matchAll(/<w:p>.*?<\/w:p>/gs)].map(([xml]) => xml);
  }

  replace(from: string, to: string): boolean {
    if (!from || !this.document.includes(from)) return false;
    this.document = this.document.replace(from, () => to);
    return true;
  }

  save(): Uint8Array {
    // Quick rather than small: a test reads it once.
    return zipSync(this.#parts, { level: 1 });
  }
}
