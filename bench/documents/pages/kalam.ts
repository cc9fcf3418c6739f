import { createEngine } from '@kalam/documents/engine';
import { familyFaceIds, familyFaces } from '@kalam/documents/fonts/font-faces';
import { loadFaceInBrowser, registerFaceOnPage } from '@kalam/documents/fonts/load-faces-browser';
import { loadHarfbuzzInBrowser } from '@kalam/documents/fonts/load-harfbuzz-browser';
import type { Page } from '@kalam/documents/layout/page';
import { type PaintedPage, paintPage } from '@kalam/documents/svg/paint-page';
import { templateNames } from '@kalam/documents/templates/template';
import { defaultFormatting, fonts } from '@kalam/domain/resumes/formatting';
import { inputOf, typed, typedInHindi } from '../bench-resume.ts';

const engine = createEngine({ loadFace: loadFaceInBrowser, loadHarfbuzz: loadHarfbuzzInBrowser });

const timed = async (count: number, work: (index: number) => unknown): Promise<number[]> => {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const start = performance.now();
    await work(index);
    times.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return times;
};

export const warmPdf = (count: number): Promise<number[]> =>
  timed(count, (index) => engine.pdf(inputOf(typed(index))));

export const warmHindiPdf = (count: number): Promise<number[]> =>
  timed(count, (index) => engine.pdf(inputOf(typedInHindi(index))));

export const warmDocx = (count: number): Promise<number[]> =>
  timed(count, (index) => engine.docx(inputOf(typed(index))));

export const firstPdf = async (): Promise<number> => (await engine.pdf(inputOf(typed(0)))).length;

const svg = 'http://www.w3.org/2000/svg';

/** What a live preview does: touches only the groups that changed. */
class Preview {
  readonly #pages: SVGSVGElement[] = [];
  readonly #groups = new Map<string, { element: SVGGElement; markup: string; transform: string }>();

  show(pages: readonly PaintedPage[]): void {
    pages.forEach((page, index) => {
      const sheet = this.#pages[index] ?? this.#sheet(page);
      this.#pages[index] = sheet;
      for (const group of page.groups) this.#place(sheet, `${index}/${group.key}`, group);
    });
    const shown = new Set(
      pages.flatMap((page, index) => page.groups.map((group) => `${index}/${group.key}`)),
    );
    for (const [key, { element }] of this.#groups)
      if (!shown.has(key)) {
        element.remove();
        this.#groups.delete(key);
      }
  }

  #place(sheet: SVGSVGElement, key: string, group: { markup: string; transform: string }): void {
    const known = this.#groups.get(key) ?? this.#group(sheet, key);
    if (known.markup !== group.markup) {
      known.element.innerHTML = group.markup;
      known.markup = group.markup;
    }
    if (known.transform !== group.transform) {
      known.element.setAttribute('transform', group.transform);
      known.transform = group.transform;
    }
  }

  #group(sheet: SVGSVGElement, key: string) {
    const made = { element: document.createElementNS(svg, 'g'), markup: '', transform: '' };
    sheet.append(made.element);
    this.#groups.set(key, made);
    return made;
  }

  #sheet({ width, height }: PaintedPage): SVGSVGElement {
    const sheet = document.createElementNS(svg, 'svg');
    sheet.setAttribute('viewBox', `0 0 ${width} ${height}`);
    sheet.setAttribute('width', String(width));
    document.body.append(sheet);
    return sheet;
  }
}

/** Script time from a changed text to changed elements on the page; the browser's own painting comes after. */
export const keystrokes = async (count: number): Promise<{ times: number[]; pages: number }> => {
  await engine.prepare(inputOf(typed(0)));
  const { regular, bold, italic } = familyFaces(defaultFormatting.font);
  await Promise.all([regular, bold, italic].map((face) => registerFaceOnPage(face.id)));
  const preview = new Preview();
  let pages = 0;
  const type = (index: number): void => {
    const { layout } = engine.layOut(inputOf(typed(index)));
    pages = layout.pages.length;
    preview.show(layout.pages.map(paintPage));
  };
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const start = performance.now();
    type(index);
    times.push(performance.now() - start);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return { times, pages };
};

/** How far a line on the page is from the line in the file, in points, over every template and font. */
export const lineDifferences = async (): Promise<number[]> => {
  await Promise.all(familyFaceIds.map((id) => registerFaceOnPage(id)));
  const differences: number[] = [];
  for (const template of templateNames)
    for (const font of fonts) {
      const input = { ...inputOf(typed(0)), template, formatting: { ...defaultFormatting, font } };
      await engine.prepare(input);
      for (const page of engine.layOut(input).layout.pages) differences.push(...pageDifferences(page));
    }
  return differences;
};

const pageDifferences = (page: Page): number[] => {
  const painted = paintPage(page);
  const sheet = document.createElementNS(svg, 'svg');
  sheet.setAttribute('viewBox', `0 0 ${painted.width} ${painted.height}`);
  sheet.setAttribute('width', String(painted.width));
  document.body.append(sheet);
  const found = page.groups.flatMap((group, index) => {
    sheet.innerHTML = painted.groups[index]?.markup ?? '';
    return groupDifferences(sheet, group);
  });
  sheet.remove();
  return found;
};

/** Painters may order the runs of a block by its structure, so runs are found by their words. */
const groupDifferences = (sheet: SVGSVGElement, group: Page['groups'][number]): number[] => {
  const byWords = <Line extends { text: string; width: number }>(a: Line, b: Line): number =>
    a.text < b.text ? -1 : a.text > b.text ? 1 : a.width - b.width;
  const shown = [...sheet.querySelectorAll('text')]
    .map((element) => ({
      text: element.textContent ?? '',
      width: element.getComputedTextLength() * (element.getCTM()?.a ?? 1),
    }))
    .sort(byWords);
  return group.items
    .filter((item) => item.kind === 'text')
    .map(({ run, width, style }) => ({ text: run.text, width, tracking: style.tracking }))
    .sort(byWords)
    .map(({ width, tracking }, index) => {
      const seen = shown[index]?.width ?? Number.NaN;
      // The room after the last letter counts as the text's in SVG.
      return Math.min(Math.abs(seen - width), Math.abs(seen - tracking - width));
    });
};
