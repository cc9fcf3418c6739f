import type { PaintedGroup, PaintedPage } from '@kalam/documents/svg/paint-page';

const svgNamespace = 'http://www.w3.org/2000/svg';

const svgElement = <Name extends keyof SVGElementTagNameMap>(name: Name): SVGElementTagNameMap[Name] =>
  document.createElementNS(svgNamespace, name);

/** A rectangle on a page, in points. */
export interface Mark {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface ShownPage extends PaintedPage {
  /** Where the field being edited stands on this page. */
  readonly marks: readonly Mark[];
}

/** Keeps one SVG a page and touches only the blocks that changed: a block that merely moved gets a new transform. */
export class PagePainter {
  readonly #host: HTMLElement;
  readonly #pageName: (page: number, pages: number) => string;
  readonly #pages: PageElement[] = [];

  constructor(host: HTMLElement, pageName: (page: number, pages: number) => string) {
    this.#host = host;
    this.#pageName = pageName;
  }

  paint(pages: readonly ShownPage[]): void {
    while (this.#pages.length > pages.length) this.#pages.pop()?.root.remove();
    pages.forEach((page, index) => {
      const known = this.#pages[index];
      const element = known ?? new PageElement();
      element.paint(page, this.#pageName(index + 1, pages.length));
      if (known) return;
      this.#pages.push(element);
      this.#host.append(element.root);
    });
  }

  /** The mark nearest the top, to bring into view. */
  firstMark(): Element | null {
    return this.#host.querySelector('[data-mark]');
  }
}

interface GroupElement {
  readonly root: SVGGElement;
  shown: PaintedGroup;
}

class PageElement {
  readonly root: SVGSVGElement = svgElement('svg');
  readonly #background = svgElement('g');
  readonly #marks = svgElement('g');
  readonly #content = svgElement('g');
  readonly #groups = new Map<string, GroupElement>();
  #backgroundMarkup = '';
  #markMarkup = '';

  constructor() {
    this.root.setAttribute('role', 'group');
    this.root.setAttribute('class', 'resume-page');
    this.#background.setAttribute('aria-hidden', 'true');
    this.#marks.setAttribute('aria-hidden', 'true');
    this.root.append(this.#background, this.#marks, this.#content);
  }

  paint(page: ShownPage, name: string): void {
    this.#set('viewBox', `0 0 ${page.width} ${page.height}`);
    this.#set('aria-label', name);
    if (page.background !== this.#backgroundMarkup) {
      this.#backgroundMarkup = page.background;
      this.#background.innerHTML = page.background;
    }
    this.#paintMarks(page.marks);
    const left = new Set(this.#groups.keys());
    let before: SVGGElement | undefined;
    for (const group of page.groups) {
      const element = this.#group(group);
      left.delete(group.key);
      const inPlace = before
        ? before.nextSibling === element.root
        : this.#content.firstChild === element.root;
      if (!inPlace) {
        if (before) before.after(element.root);
        else this.#content.prepend(element.root);
      }
      before = element.root;
    }
    for (const key of left) {
      this.#groups.get(key)?.root.remove();
      this.#groups.delete(key);
    }
  }

  #set(attribute: string, value: string): void {
    if (this.root.getAttribute(attribute) !== value) this.root.setAttribute(attribute, value);
  }

  #paintMarks(marks: readonly Mark[]): void {
    const markup = marks
      .map(
        ({ x, y, width, height }) =>
          `<rect data-mark x="${x}" y="${y}" width="${width}" height="${height}" rx="3" class="resume-mark"/>`,
      )
      .join('');
    if (markup === this.#markMarkup) return;
    this.#markMarkup = markup;
    this.#marks.innerHTML = markup;
  }

  #group(group: PaintedGroup): GroupElement {
    const known = this.#groups.get(group.key);
    if (!known) {
      const element: GroupElement = { root: svgElement('g'), shown: group };
      element.root.innerHTML = group.markup;
      element.root.setAttribute('transform', group.transform);
      element.root.dataset.source = group.source;
      this.#groups.set(group.key, element);
      return element;
    }
    const { root, shown } = known;
    if (shown.markup !== group.markup) root.innerHTML = group.markup;
    if (shown.transform !== group.transform) root.setAttribute('transform', group.transform);
    if (shown.source !== group.source) root.dataset.source = group.source;
    known.shown = group;
    return known;
  }
}
