import type { DocumentWords } from '@kalam/domain/resumes/document-words';
import type { SectionKey } from '@kalam/domain/resumes/sections/section-keys';

/**
 * What a resume says, in reading order, free of any look. The layout, the DOCX writer and the text writer all start
 * from here, so a preview and its files can never disagree about the words.
 *
 * Every text is already safe to write: no control characters, no unpaired surrogates, single spaces.
 */
export interface ResumeDocument {
  /** Name of the template it was composed for; an unknown one has become `modern`. */
  readonly template: string;
  readonly title: string;
  readonly author: string;
  readonly language: string;
  /** Words of that language which no block carries, such as what stands before an address in plain text. */
  readonly words: DocumentWords;
  readonly name: Text;
  /** What somebody is, in a line under the name. */
  readonly headline?: Text;
  readonly photo?: ImageBlock;
  readonly contacts: readonly Contact[];
  /** Sections with content only, in reading order: those of the main column first. */
  readonly sections: readonly Section[];
  /** Of a cover letter, which has no sections. */
  readonly letter?: LetterBlock;
}

/** A piece of text and where it came from. */
export interface Text {
  readonly text: string;
  /**
   * Path of the resume field, entries by position: `workExperience.0.company`. A click on the page finds the field by
   * it, and an edited field finds its place on the page. Empty for words the template supplies.
   */
  readonly source: string;
  /** Where it leads; http, https, mailto and tel only. */
  readonly href?: string;
}

export type ContactKind = 'email' | 'phone' | 'location' | 'linkedin' | 'website';

export interface Contact extends Text {
  readonly kind: ContactKind;
}

export type SectionKind = SectionKey;

export interface Section {
  readonly kind: SectionKind;
  /** Structure role H2. Its source is the field or list the section shows, or the heading's own where its owner named it. */
  readonly heading: Text;
  readonly blocks: readonly Block[];
}

export type Block =
  | EntryBlock
  | ParagraphBlock
  | ListBlock
  | SkillsBlock
  | ItemsBlock
  | FactsBlock
  | TableBlock
  | DeclarationBlock;

/** A job, a training, a degree, a project, a certificate, or what an optional section tells at length. */
export interface EntryBlock {
  readonly kind: 'entry';
  /** Path of the entry: `education.1`. */
  readonly source: string;
  /** Structure role H3. Position, degree in field, project or certificate name. */
  readonly title: Text;
  /** What ends the title and comes from another field, such as the field of study behind a degree. */
  readonly titleEnd?: Text;
  /** Company, organization, school or issuer. */
  readonly subtitle?: Text;
  /** What the subtitle belongs to: the place of a job, the board or university of a school. */
  readonly beside?: Text;
  readonly dates?: Text;
  /** A short fact beside the subtitle, such as the GPA. */
  readonly detail?: Text;
  /** A link shown as text, such as a project's address. */
  readonly link?: Text;
  /** One bullet per line of the description. Structure roles L and LI. */
  readonly bullets: readonly Text[];
  /** Said by somebody else, so no list of what was done. */
  readonly paragraphs?: readonly Text[];
  /** Technologies of a project. */
  readonly tags: readonly Text[];
  /** The scanned certificate, where the template has a place for it. */
  readonly image?: ImageBlock;
}

export interface ParagraphBlock extends Text {
  readonly kind: 'paragraph';
}

/** Lines of equal rank without a head. */
export interface ListBlock {
  readonly kind: 'list';
  readonly source: string;
  readonly bullets: readonly Text[];
}

/** Short things that need no line of their own, such as languages and interests. */
export interface ItemsBlock {
  readonly kind: 'items';
  readonly source: string;
  readonly items: readonly NotedText[];
}

export interface NotedText extends Text {
  /** How well a language is known; what an interest is about. */
  readonly notes: readonly Text[];
}

/** Names and values, such as personal details and links. */
export interface FactsBlock {
  readonly kind: 'facts';
  readonly source: string;
  readonly facts: readonly Fact[];
}

export interface Fact {
  readonly label?: Text;
  readonly value: Text;
}

/** Rows of equal form, such as examinations and their marks. */
export interface TableBlock {
  readonly kind: 'table';
  readonly source: string;
  /** What stands above each column. */
  readonly columns: readonly Text[];
  readonly rows: readonly TableRow[];
}

/** As many cells as there are columns, none of them empty; the first names the row. */
export interface TableRow {
  readonly source: string;
  readonly cells: readonly (readonly Text[])[];
}

export interface SkillItem extends Text {
  /** As the page's language says it. */
  readonly level: string;
  /** Length of the bar where skills are drawn as bars. */
  readonly percent: 100 | 75 | 50 | 25;
}

export interface SkillGroup {
  readonly level: string;
  readonly skills: readonly SkillItem[];
}

export interface SkillsBlock {
  readonly kind: 'skills';
  readonly source: string;
  /** As the person ordered them. */
  readonly skills: readonly SkillItem[];
  /** The same skills from Expert down to Beginner; empty levels are left out. */
  readonly groups: readonly SkillGroup[];
}

/** The statement with date, place and signature that Indian employers expect. */
export interface DeclarationBlock {
  readonly kind: 'declaration';
  readonly statement: Text;
  readonly place?: LabelledText;
  readonly date: LabelledText;
  /** The name stands under the line where no signature was drawn. */
  readonly signature: ImageBlock | Text;
  /** Below the line it stands on. */
  readonly signatureLabel: string;
}

/** What stands under the head of a cover letter, from its date to its signature. */
export interface LetterBlock {
  readonly date: Text;
  readonly recipient: readonly Text[];
  /** Its label is empty where the text says itself what it is. */
  readonly subject?: LabelledText;
  readonly salutation?: Text;
  readonly paragraphs: readonly Text[];
  readonly closing?: Text;
  readonly signature?: ImageBlock;
  readonly name: Text;
}

export interface LabelledText extends Text {
  readonly label: string;
}

export interface ImageBlock {
  readonly kind: 'image';
  /** A data URL, or the address of a stored image. */
  readonly image: string;
  /** Structure role Figure with this alternative text. */
  readonly alt: string;
  readonly source: string;
}

export const isImage = (value: ImageBlock | Text): value is ImageBlock => 'image' in value;

/** The picture a block shows. */
export const imageOf = (block: Block): ImageBlock | undefined => {
  if (block.kind === 'entry') return block.image;
  return block.kind === 'declaration' && isImage(block.signature) ? block.signature : undefined;
};

/** Every picture a document shows. */
export const shownImages = ({ photo, sections, letter }: ResumeDocument): ImageBlock[] =>
  [photo, ...sections.flatMap(({ blocks }) => blocks.map(imageOf)), letter?.signature].filter(
    (image) => image !== undefined,
  );

/** The document without the pictures that cannot be had; a name stands in for a signature. */
export const withoutImages = (
  document: ResumeDocument,
  isMissing: (image: string) => boolean,
): ResumeDocument => {
  const { photo, sections, letter, ...rest } = document;
  const kept = (block: Block): Block => {
    const image = imageOf(block);
    if (!image || !isMissing(image.image)) return block;
    if (block.kind === 'declaration') return { ...block, signature: document.name };
    const { image: _, ...entry } = block as EntryBlock;
    return entry;
  };
  return {
    ...rest,
    ...(letter && { letter: unsignedWhere(letter, isMissing) }),
    ...(photo && !isMissing(photo.image) && { photo }),
    sections: sections.map((section) => ({ ...section, blocks: section.blocks.map(kept) })),
  };
};

/** The name alone stands where the picture of the signature is missing. */
const unsignedWhere = (letter: LetterBlock, isMissing: (image: string) => boolean): LetterBlock => {
  const { signature, ...unsigned } = letter;
  return signature && isMissing(signature.image) ? unsigned : letter;
};
