import { diceOf } from '../corpus/people/dice.ts';
import { docxDefects } from './docx-defects.ts';
import { DocxEditor } from './docx-editor.ts';
import { pdfDefects } from './pdf-defects.ts';
import { PdfEditor } from './pdf-editor.ts';
import type { PlantedDefect } from './planted-defect.ts';

export interface Planted {
  readonly name: string;
  readonly format: 'pdf' | 'docx';
  readonly found: PlantedDefect<unknown>['found'];
  /** The file with the defect; undefined where it has nothing that could be broken so. */
  readonly bytes: (whole: Uint8Array, seed: number) => Uint8Array | undefined;
}

/** Chance may choose what cannot be broken: a few more are tried. */
const tries = 12;

const plantedIn =
  <Editor extends { save(): Uint8Array }>(
    open: (bytes: Uint8Array) => Editor,
    { plant }: PlantedDefect<Editor>,
  ): Planted['bytes'] =>
  (whole, seed) => {
    for (let attempt = 0; attempt < tries; attempt++) {
      const editor = open(whole);
      if (plant(editor, diceOf(seed * tries + attempt))) return editor.save();
    }
    return undefined;
  };

/** One of each kind. */
export const plantedKinds: readonly Planted[] = [
  ...pdfDefects.map(
    (defect): Planted => ({
      name: defect.name,
      format: 'pdf',
      found: defect.found,
      bytes: plantedIn((bytes) => new PdfEditor(bytes), defect),
    }),
  ),
  ...docxDefects.map(
    (defect): Planted => ({
      name: defect.name,
      format: 'docx',
      found: defect.found,
      bytes: plantedIn((bytes) => new DocxEditor(bytes), defect),
    }),
  ),
];
