import { Archive } from '../archive/open-archive.ts';
import { childrenOf, readXml, type XmlElement } from '../xml/read-xml.ts';

const families: Readonly<Record<string, readonly string[]>> = {
  w: [
    'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
    'http://purl.oclc.org/ooxml/wordprocessingml/main',
  ],
  r: [
    'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
    'http://purl.oclc.org/ooxml/officeDocument/relationships',
  ],
  a: ['http://schemas.openxmlformats.org/drawingml/2006/main', 'http://purl.oclc.org/ooxml/drawingml/main'],
  dgm: [
    'http://schemas.openxmlformats.org/drawingml/2006/diagram',
    'http://purl.oclc.org/ooxml/drawingml/diagram',
  ],
  m: [
    'http://schemas.openxmlformats.org/officeDocument/2006/math',
    'http://purl.oclc.org/ooxml/officeDocument/math',
  ],
  wps: ['http://schemas.microsoft.com/office/word/2010/wordprocessingShape'],
  mc: ['http://schemas.openxmlformats.org/markup-compatibility/2006'],
  v: ['urn:schemas-microsoft-com:vml'],
  o: ['urn:schemas-microsoft-com:office:office'],
  rel: ['http://schemas.openxmlformats.org/package/2006/relationships'],
};

/** The names we know namespaces by: the transitional form of Office Open XML and the strict one have the same. */
const prefixes = new Map(
  Object.entries(families).flatMap(([prefix, uris]) => uris.map((uri) => [uri, prefix] as const)),
);

interface Relation {
  readonly type: string;
  /** A part of the file, or an address outside. */
  readonly target: string;
  readonly isOutside: boolean;
}

/** The parts of a Word file, read when they are asked for. */
export class DocxPackage {
  readonly #archive: Archive;
  readonly #relations = new Map<string, ReadonlyMap<string, Relation>>();
  /** Where the document itself is. */
  readonly main: string;

  constructor(bytes: Uint8Array) {
    this.#archive = new Archive(bytes);
    this.main = this.#related('', 'officeDocument')[0] ?? 'word/document.xml';
  }

  xml(part: string): XmlElement | undefined {
    const bytes = this.#archive.read(part);
    return bytes && bytes.length > 0 ? readXml(bytes, prefixes) : undefined;
  }

  /** Parts that the document names by their kind, such as its styles. */
  related(kind: string): readonly string[] {
    return this.#related(this.main, kind);
  }

  relation(part: string, id: string | undefined): Relation | undefined {
    return id === undefined ? undefined : this.#relationsOf(part).get(id);
  }

  #related(part: string, kind: string): readonly string[] {
    return [...this.#relationsOf(part).values()]
      .filter(({ type, isOutside }) => !isOutside && type.endsWith(`/${kind}`))
      .map(({ target }) => target);
  }

  #relationsOf(part: string): ReadonlyMap<string, Relation> {
    const known = this.#relations.get(part);
    if (known) return known;
    const folder = part.slice(0, part.lastIndexOf('/') + 1);
    const root = this.xml(`${folder}_rels/${part.slice(folder.length)}.rels`);
    const found = new Map(
      childrenOf(root, 'rel:Relationship').map(({ attributes }) => {
        const { Id = '', Type = '', Target = '', TargetMode } = attributes;
        const isOutside = TargetMode === 'External';
        return [Id, { type: Type, target: isOutside ? Target : partAt(folder, Target), isOutside }];
      }),
    );
    this.#relations.set(part, found);
    return found;
  }
}

const partAt = (folder: string, target: string): string => {
  const steps = (target.startsWith('/') ? target : `${folder}${target}`).split('/');
  const path: string[] = [];
  for (const step of steps) {
    if (step === '..') path.pop();
    else if (step !== '.' && step !== '') path.push(step);
  }
  return path.join('/');
};
