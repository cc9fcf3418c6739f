import { paintPdfPage } from '../pdf/page-picture.ts';
import { readPdf } from '../pdf/read-pdf.ts';
import { patiently } from './patiently.ts';

/** What a page of the product asks of its worker, and what it would see there that it should not. */
addEventListener('message', async ({ data }: MessageEvent<{ bytes: Uint8Array; width: number }>) => {
  const reading = await readPdf(data.bytes, patiently);
  const picture = await paintPdfPage(data.bytes, 0, data.width);
  const text = reading.refusal ? reading.refusal.code : reading.text;
  const bold = reading.refusal ? [] : reading.placed.runs.filter((run) => run.bold).map((run) => run.text);
  (postMessage as (message: unknown, transfer: Transferable[]) => void)({ text, bold, picture }, [picture]);
});
