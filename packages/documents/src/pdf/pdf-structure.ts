import type { StructureNode } from '../layout/page.ts';
import { OwnFields } from './own-fields.ts';
import type { PdfFile } from './pdf-file.ts';
import { number, reference, textString } from './pdf-syntax.ts';

interface Element {
  readonly id: number;
  readonly role: string;
  readonly parent: number;
  readonly page: number;
  readonly kids: string[];
  readonly attributes: string;
}

export interface MarkDetails {
  /** Path of the field it shows. */
  readonly source?: string | undefined;
  /** That field's text, where capitals are drawn for it. */
  readonly typed?: string | undefined;
  /** Where it is not the document's. */
  readonly language?: string | undefined;
  /** What the piece says, where its codes alone do not. */
  readonly told?: string | undefined;
  /** Of a picture. */
  readonly box?: readonly number[] | undefined;
  /** Holds all that stands in the same column. */
  readonly root?: StructureNode | undefined;
}

/** The tags of the document, grown in reading order while its pages are written. */
export class PdfStructure {
  readonly fields = new OwnFields();
  readonly #file: PdfFile;
  readonly #root: number;
  readonly #document: Element;
  readonly #elements = new Map<StructureNode, Element>();
  readonly #spans: Element[] = [];
  /** Owner of every marked piece, by page; and of every link, after the pages. */
  readonly #owners = new Map<number, number[]>();
  readonly #linkOwners = new Map<number, number>();
  #nextKey: number;

  constructor(file: PdfFile, pages: number) {
    this.#file = file;
    this.#root = file.reserve();
    this.#document = {
      id: file.reserve(),
      role: 'Document',
      parent: this.#root,
      page: 0,
      kids: [],
      attributes: '',
    };
    this.#nextKey = pages;
  }

  /** The number under which a piece of page content belongs to a node. */
  mark(
    node: StructureNode,
    pageIndex: number,
    page: number,
    { language, box, root, source, typed }: Omit<MarkDetails, 'told'>,
  ): number {
    const owner = this.#element(node, page, box, root);
    const element = language ? this.#spoken(owner, language, page) : owner;
    const owners = this.#owners.get(pageIndex) ?? [];
    this.#owners.set(pageIndex, owners);
    const mark = owners.push(element.id) - 1;
    this.fields.mark(pageIndex, node, source, typed);
    element.kids.push(
      element.page === page ? String(mark) : `<</Type/MCR/Pg ${reference(page)}/MCID ${mark}>>`,
    );
    return mark;
  }

  /** Ties a link's clickable area to its text, and gives the key the area must carry. */
  link(node: StructureNode, annotation: number, page: number): number {
    const element = this.#element(node, page);
    element.kids.push(`<</Type/OBJR/Pg ${reference(page)}/Obj ${reference(annotation)}>>`);
    this.#linkOwners.set(this.#nextKey, element.id);
    return this.#nextKey++;
  }

  /** A part of an element that is in another language than the document; the last one, where that goes on. */
  #spoken(owner: Element, language: string, page: number): Element {
    const last = this.#spans.at(-1);
    const attributes = `/Lang${textString(language)}`;
    const goesOn = last?.parent === owner.id && owner.kids.at(-1) === reference(last.id);
    if (goesOn && last.attributes === attributes) return last;
    const span = { id: this.#file.reserve(), role: 'Span', parent: owner.id, page, kids: [], attributes };
    owner.kids.push(reference(span.id));
    this.#spans.push(span);
    return span;
  }

  #element(node: StructureNode, page: number, box?: readonly number[], root?: StructureNode): Element {
    const known = this.#elements.get(node);
    if (known) return known;
    const above = node.parent ?? (node === root ? undefined : root);
    const parent = above ? this.#element(above, page, undefined, root) : this.#document;
    const alt = node.alt === undefined ? '' : `/Alt${textString(node.alt)}`;
    const layout = box ? `/A<</O/Layout/Placement/Block/BBox[${box.map(number).join(' ')}]>>` : '';
    const list = node.role === 'L' ? '/A<</O/List/ListNumbering/Disc>>' : '';
    const scope = node.scope ? `/A<</O/Table/Scope/${node.scope}>>` : '';
    const element = {
      id: this.#file.reserve(),
      role: node.role,
      parent: parent.id,
      page,
      kids: [],
      attributes: alt + layout + list + scope,
    };
    parent.kids.push(reference(element.id));
    this.#elements.set(node, element);
    return element;
  }

  /** Writes the tree and returns its root. */
  finish(): number {
    for (const element of [this.#document, ...this.#elements.values(), ...this.#spans]) {
      const page = element.page ? `/Pg ${reference(element.page)}` : '';
      this.#file.set(
        element.id,
        `<</S/${element.role}/P ${reference(element.parent)}${page}${element.attributes}` +
          `/K[${element.kids.join(' ')}]>>`,
      );
    }
    const pages = [...this.#owners].map(([index, owners]) => `${index}[${owners.map(reference).join(' ')}]`);
    const links = [...this.#linkOwners].map(([key, owner]) => `${key} ${reference(owner)}`);
    const tree = this.#file.add(`<</Nums[${[...pages, ...links].join(' ')}]>>`);
    this.#file.set(
      this.#root,
      `<</Type/StructTreeRoot/K ${reference(this.#document.id)}/ParentTree ${reference(tree)}` +
        `/ParentTreeNextKey ${this.#nextKey}>>`,
    );
    return this.#root;
  }
}
