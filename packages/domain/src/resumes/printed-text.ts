/** A piece of text that a file prints, in the order in which it is read. */
export interface PrintedText {
  /** The field it shows, entries by position: `education.0.school`. Empty for words the template supplies. */
  readonly path: string;
  readonly text: string;
  /** It stands above a section. */
  readonly isHeading?: true;
}
