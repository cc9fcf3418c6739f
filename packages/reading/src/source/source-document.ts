/** What a file was read as. */
export type SourceKind =
  | 'pdf'
  | 'own-pdf'
  | 'linkedin-pdf'
  | 'docx'
  | 'own-docx'
  | 'text'
  | 'linkedin-zip'
  | 'json-resume'
  | 'kalam';

/** A rectangle on a page, in points from its top left corner. */
export interface Box {
  /** From 0. */
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A piece of text as the file holds it, where it stands on its page: points from the top left corner, `y` is the baseline. */
export interface Run {
  readonly text: string;
  /** The place of its first character among all that were read. */
  readonly at: number;
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  /** Tells faces apart. */
  readonly font: string;
  readonly bold: boolean;
  readonly italic: boolean;
  /** The address that a press on it opens. */
  readonly link?: string;
  /** It does not run from left to right across the page; its width is what it takes across. */
  readonly turned?: boolean;
}

/** A drawn straight line, or one side of a drawn box. */
export interface Rule {
  readonly page: number;
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** A file whose text has places and no structure that can be trusted. */
export interface PlacedText {
  readonly pages: readonly PageSize[];
  /** In the order of the file. */
  readonly runs: readonly Run[];
  readonly rules: readonly Rule[];
}
