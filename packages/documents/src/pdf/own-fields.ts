import type { StructureNode } from '../layout/page.ts';
import { literal, textString } from './pdf-syntax.ts';

/**
 * Which field of the resume each piece of marked content shows, so that a file of ours can be read back exactly
 * (docs/decisions/own-files-by-their-tags.md). Paths alone: nothing is said that is not printed.
 */
export class OwnFields {
  /** The first is what the template says itself. */
  readonly #fields = [''];
  readonly #pages: number[][] = [];
  readonly #known = new Map<StructureNode, Map<string, number>>();
  readonly #typed = new Map<number, string>();

  mark(page: number, node: StructureNode, source = '', typed?: string): void {
    const list = this.#pages[page] ?? [];
    this.#pages[page] = list;
    const field = source ? this.#field(node, source) : 0;
    list.push(field);
    if (typed !== undefined && source) this.#typed.set(field, typed);
  }

  /** The lines of one paragraph belong together; those of another are another line of the same field. */
  #field(node: StructureNode, source: string): number {
    const owner = node.role === 'Link' && node.parent ? node.parent : node;
    const known = this.#known.get(owner) ?? new Map<string, number>();
    this.#known.set(owner, known);
    const field = known.get(source) ?? this.#fields.push(source) - 1;
    known.set(source, field);
    return field;
  }

  /** What the standard has for data that only the program which wrote them understands. */
  pieceInfo(pages: number, stamp: string, look = ''): string {
    if (this.#fields.length === 1) return '';
    const fields = this.#fields.map(textString).join('');
    const marks = Array.from({ length: pages }, (_, page) => `[${(this.#pages[page] ?? []).join(' ')}]`);
    const typed = [...this.#typed].map(([field, text]) => `${field}${textString(text)}`);
    return (
      `/PieceInfo<</Kalam<</LastModified${stamp}/Private` +
      `<</Fields[${fields}]/Marks[${marks.join('')}]/Typed[${typed.join('')}]/Look${literal(look)}>>>>>>`
    );
  }
}
