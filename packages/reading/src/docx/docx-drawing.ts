import { childOf, isElement, type XmlElement } from '../xml/read-xml.ts';

const nothing: XmlElement = { name: '', attributes: {}, children: [] };

const wordy = new Set(['w:t', 'm:t', 'v:textpath', 'dgm:relIds']);

const hasWords = (element: XmlElement | undefined): boolean =>
  element !== undefined &&
  (wordy.has(element.name) || element.children.some((child) => isElement(child) && hasWords(child)));

/** The newer form of what a file holds twice, for newer and older programs; the older one where only that has words. */
export const chosen = (alternatives: XmlElement): XmlElement => {
  const newer = childOf(alternatives, 'mc:Choice');
  const older = childOf(alternatives, 'mc:Fallback');
  return (hasWords(newer) || !hasWords(older) ? (newer ?? older) : older) ?? nothing;
};

export interface DrawingParts {
  /** Text boxes. */
  readonly boxes: readonly XmlElement[];
  /** Words that are drawn as a picture. */
  readonly words: readonly string[];
  /** Relations to the words of diagrams. */
  readonly diagrams: readonly string[];
  readonly hasRule: boolean;
}

const isLine = ({ name, attributes }: XmlElement): boolean =>
  name === 'v:line' ||
  (name === 'a:prstGeom' && /^(?:line|straightConnector\d)$/.test(attributes.prst ?? '')) ||
  (name === 'v:rect' && /^(?:t|true|1)$/.test(attributes['o:hr'] ?? ''));

/** What a drawing says. Pictures say nothing. */
export const drawingParts = (drawing: XmlElement): DrawingParts => {
  const boxes: XmlElement[] = [];
  const words: string[] = [];
  const diagrams: string[] = [];
  let hasRule = false;
  const visit = (element: XmlElement): void => {
    if (element.name === 'mc:AlternateContent') {
      visit(chosen(element));
      return;
    }
    if (element.name === 'w:txbxContent') {
      boxes.push(element);
      return;
    }
    hasRule ||= isLine(element);
    const { string } = element.attributes;
    if (element.name === 'v:textpath' && string) words.push(string);
    const diagram = element.name === 'dgm:relIds' ? element.attributes['r:dm'] : undefined;
    if (diagram !== undefined) diagrams.push(diagram);
    for (const child of element.children) if (isElement(child)) visit(child);
  };
  visit(drawing);
  return { boxes, words, diagrams, hasRule };
};
