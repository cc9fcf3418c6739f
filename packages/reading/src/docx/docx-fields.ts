interface Field {
  instruction: string;
  isResult: boolean;
}

const pageNumber = /^\s*(?:PAGE|NUMPAGES|SECTIONPAGES)\b/i;
const hyperlink = /^\s*HYPERLINK\s+(?:"([^"]*)"|(\S+))/i;

/** The fields that are open at a place of the text: what they are told to show, and what they show. */
export class DocxFields {
  readonly #open: Field[] = [];

  begin(): void {
    this.#open.push({ instruction: '', isResult: false });
  }

  instruct(text: string): void {
    const field = this.#open.at(-1);
    if (field && !field.isResult) field.instruction += text;
  }

  separate(): void {
    const field = this.#open.at(-1);
    if (field) field.isResult = true;
  }

  end(): void {
    this.#open.pop();
  }

  /** A field that was never told to show anything must not hide the rest of the file. */
  endParagraph(): void {
    const kept = this.#open.filter(({ isResult, instruction }) => isResult && !pageNumber.test(instruction));
    this.#open.splice(0, this.#open.length, ...kept.slice(-20));
  }

  get isShown(): boolean {
    return this.#open.every(({ isResult, instruction }) => isResult && !pageNumber.test(instruction));
  }

  get isPageNumber(): boolean {
    return pageNumber.test(this.#open.at(-1)?.instruction ?? '');
  }

  get link(): string | undefined {
    for (const { instruction } of this.#open.toReversed()) {
      const [, quoted, bare] = hyperlink.exec(instruction) ?? [];
      const address = quoted ?? bare;
      // `\l "place"` leads to a place in the file itself.
      if (address !== undefined && !address.startsWith('\\')) return address;
    }
    return undefined;
  }
}
