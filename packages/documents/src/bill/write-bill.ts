import { documentWords } from '@kalam/domain/resumes/document-words';
import { defaultFormatting } from '@kalam/domain/resumes/formatting';
import type { ResumeDocument } from '../compose/blocks.ts';
import { cleanText } from '../compose/clean-text.ts';
import type { EngineHost } from '../engine.ts';
import { loadMissingFaces } from '../fonts/document-faces.ts';
import { TextShaper } from '../fonts/shaping.ts';
import { writePdf } from '../pdf/write-pdf.ts';
import { lookOf } from '../templates/look.ts';
import { templateOf } from '../templates/template-catalogue.ts';
import type { Bill } from './bill.ts';
import { billFamily, layOutBill } from './bill-layout.ts';

const look = lookOf(templateOf('modern'), { ...defaultFormatting, font: billFamily });

/** Every text of it, for the faces that its scripts need. */
const textsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

const cleaned = <Value>(value: Value): Value => {
  if (typeof value === 'string') return cleanText(value) as Value;
  if (Array.isArray(value)) return value.map(cleaned) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, cleaned(part)])) as Value;
};

const asDocument = (bill: Bill): ResumeDocument => ({
  template: 'modern',
  title: '',
  author: '',
  language: 'en-IN',
  words: documentWords.en,
  name: { text: bill.number, source: '' },
  contacts: textsOf(bill).map((text) => ({ kind: 'location', text, source: '' })),
  sections: [],
});

/** Writes invoices, receipts and credit notes. Keeps HarfBuzz and the faces, nothing of what was written. */
export const createBillWriter = ({ loadHarfbuzz, loadFace }: EngineHost) => {
  let loading: Promise<TextShaper> | undefined;
  const shaper = (): Promise<TextShaper> => {
    loading ??= loadHarfbuzz().then(
      (harfbuzz) => new TextShaper(harfbuzz),
      (failure: unknown) => {
        loading = undefined;
        throw failure;
      },
    );
    return loading;
  };
  return async (bill: Bill, date: string): Promise<Uint8Array> => {
    const own = cleaned(bill);
    const faces = await shaper();
    await loadMissingFaces(asDocument(own), look, faces, loadFace);
    return writePdf({ layout: layOutBill(own, faces), shaper: faces, picture: () => undefined, date });
  };
};
