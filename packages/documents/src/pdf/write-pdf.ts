import type { ShapedRun, Shaper } from '../fonts/shaping.ts';
import type { Picture } from '../images/picture.ts';
import type { Inflate } from '../images/png-pixels.ts';
import type { Layout, TextItem } from '../layout/page.ts';
import { spacesAtLineEnds } from './line-ends.ts';
import { PageContent } from './page-content.ts';
import { PdfFile } from './pdf-file.ts';
import { PdfFonts } from './pdf-fonts.ts';
import { addPicture } from './pdf-images.ts';
import { PdfStructure } from './pdf-structure.ts';
import { latin1, literal, number, reference, textString } from './pdf-syntax.ts';

export interface PdfInput {
  readonly layout: Layout;
  readonly shaper: Shaper;
  readonly picture: (image: string) => Picture | undefined;
  /** Day of the document, `YYYY-MM-DD`; the clock is never read, so equal input gives equal bytes. */
  readonly date: string;
  /** Template, font, size, spacing and the two colours, as they were chosen. */
  readonly look?: string;
}

/** Writes a tagged PDF with real text in subset fonts, and nothing in it that acts but plain links. */
export const writePdf = async ({ layout, shaper, picture, date, look }: PdfInput): Promise<Uint8Array> => {
  const file = new PdfFile();
  const catalogue = file.reserve();
  const tree = file.reserve();
  const resources = file.reserve();
  const spaces = spacesAtLineEnds(layout, shaper);
  const fonts = new PdfFonts(file, shaper, runsOf(layout, spaces));
  const structure = new PdfStructure(file, layout.pages.length);
  const pictures = new PictureObjects(file, picture, await inflateFor(layout, picture));
  const imageName = (image: string): string | undefined => pictures.name(image);
  const parts = { fonts, structure, spaces, imageName, language: layout.language };
  const kids = layout.pages.map((page) => {
    const object = file.reserve();
    const content = new PageContent(page, object, parts);
    const stream = file.stream('', latin1(content.write()));
    const annotations = content.links.map((link) => {
      const annotation = file.reserve();
      const key = structure.link(link.node, annotation, object);
      file.set(
        annotation,
        `<</Type/Annot/Subtype/Link/Rect[${link.box.map(number).join(' ')}]/Border[0 0 0]/F 4/StructParent ${key}` +
          `/Contents${textString(link.text)}/A<</S/URI/URI${literal(link.href)}>>>>`,
      );
      return reference(annotation);
    });
    const links = annotations.length > 0 ? `/Annots[${annotations.join(' ')}]` : '';
    file.set(
      object,
      `<</Type/Page/Parent ${reference(tree)}/MediaBox[0 0 ${number(page.width)} ${number(page.height)}]` +
        `/Resources ${reference(resources)}/Contents ${reference(stream)}/StructParents ${page.number}/Tabs/S${links}>>`,
    );
    return reference(object);
  });
  fonts.embed();
  file.set(resources, `<<${fonts.resources()}${pictures.resources()}>>`);
  file.set(tree, `<</Type/Pages/Count ${kids.length}/Kids[${kids.join(' ')}]>>`);
  const stamp = textString(`D:${date.replaceAll('-', '')}000000Z`);
  const metadata = file.plain('/Type/Metadata/Subtype/XML', new TextEncoder().encode(xmp(layout, date)));
  file.set(
    catalogue,
    `<</Type/Catalog/Pages ${reference(tree)}/Lang${textString(layout.language)}/MarkInfo<</Marked true>>` +
      `/StructTreeRoot ${reference(structure.finish())}/Metadata ${reference(metadata)}` +
      `/ViewerPreferences<</DisplayDocTitle true>>${structure.fields.pieceInfo(layout.pages.length, stamp, look)}>>`,
  );
  const info = file.add(
    `<</Title${textString(layout.title)}/Author${textString(layout.author)}/Creator(Kalam)/Producer(Kalam)` +
      `/CreationDate${stamp}/ModDate${stamp}>>`,
  );
  return file.finish(catalogue, info);
};

const runsOf = function* (layout: Layout, spaces: ReadonlyMap<TextItem, ShapedRun>): Iterable<ShapedRun> {
  for (const page of layout.pages) {
    for (const group of page.groups) {
      for (const item of group.items) if (item.kind === 'text') yield item.run;
    }
  }
  yield* spaces.values();
};

/** Only a PNG may have to be unpacked, and most resumes have none: what does it comes when it is needed. */
const inflateFor = async ({ pages }: Layout, picture: PdfInput['picture']): Promise<Inflate> => {
  const items = pages.flatMap(({ groups }) => groups.flatMap((group) => group.items));
  const hasPng = items.some((item) => item.kind === 'image' && picture(item.image)?.type === 'png');
  return hasPng ? (await import('../images/inflate-within.ts')).inflateWithin : () => undefined;
};

class PictureObjects {
  readonly #file: PdfFile;
  readonly #picture: PdfInput['picture'];
  readonly #inflate: Inflate;
  readonly #names = new Map<string, { name: string; object: number } | undefined>();

  constructor(file: PdfFile, picture: PdfInput['picture'], inflate: Inflate) {
    this.#file = file;
    this.#picture = picture;
    this.#inflate = inflate;
  }

  name(image: string): string | undefined {
    if (!this.#names.has(image)) {
      const picture = this.#picture(image);
      const object = picture && addPicture(this.#file, picture, this.#inflate);
      this.#names.set(image, object === undefined ? undefined : { name: `I${this.#names.size + 1}`, object });
    }
    return this.#names.get(image)?.name;
  }

  resources(): string {
    const entries = [...this.#names.values()].filter((entry) => entry !== undefined);
    if (entries.length === 0) return '';
    return `/XObject<<${entries.map(({ name, object }) => `/${name} ${reference(object)}`).join('')}>>`;
  }
}

const xml = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const xmp = (
  { title, author, language }: Layout,
  date: string,
): string => `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${xml(title)}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${xml(author)}</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>${language}</rdf:li></rdf:Bag></dc:language>
<dc:format>application/pdf</dc:format>
<xmp:CreateDate>${date}T00:00:00Z</xmp:CreateDate><xmp:ModifyDate>${date}T00:00:00Z</xmp:ModifyDate><xmp:CreatorTool>Kalam</xmp:CreatorTool>
<pdf:Producer>Kalam</pdf:Producer><pdfuaid:part>1</pdfuaid:part>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`;
