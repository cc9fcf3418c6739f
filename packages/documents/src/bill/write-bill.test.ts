import { describe, expect, it } from 'vitest';
import { fontFamilies } from '../fonts/font-faces.ts';
import { loadFaceInNode } from '../fonts/load-faces-node.ts';
import { loadHarfbuzzInNode } from '../fonts/load-harfbuzz-node.ts';
import { TextShaper } from '../fonts/shaping.ts';
import { hasTool, qpdfComplaints } from '../testing/document-tools-node.ts';
import { readPdf } from '../testing/read-pdf.ts';
import type { Bill } from './bill.ts';
import { layOutBill } from './bill-layout.ts';
import { createBillWriter } from './write-bill.ts';

const bill: Bill = {
  kind: 'Tax invoice',
  number: 'INV26-27/000042',
  author: 'Kalam Software Private Limited',
  seller: {
    label: 'Sold by',
    name: 'Kalam Software Private Limited',
    lines: [
      '12 Nariman Point, Mumbai 400021, Maharashtra',
      'GSTIN 27AAPFU0939F1ZV',
      'State: Maharashtra (27)',
      'support@kalam.example',
    ],
  },
  buyer: {
    label: 'Billed to',
    name: 'प्रिया शर्मा',
    lines: ['priya@example.com', 'State: Karnataka (29)'],
  },
  facts: [
    { label: 'Invoice date', value: '17 Nov 2026' },
    { label: 'Paid on', value: '17 Nov 2026' },
    { label: 'Place of supply', value: 'Karnataka (29)' },
    { label: 'Reverse charge', value: 'No' },
    { label: 'Order', value: 'order_IEIaMR65cu6nz3' },
    { label: 'Payment', value: 'pay_IH4NVgf4Dreq1l' },
  ],
  table: {
    columns: ['Description', 'SAC', 'Taxable value', 'CGST 9%', 'SGST 9%', 'Amount'],
    rows: [
      {
        cells: ['Pro plan', '998439', '₹4,15,211.52', '₹3.74', '₹3.74', '₹49.00'],
        note: 'Online resume service, valid until 17 Dec 2026',
      },
    ],
  },
  sums: [
    { label: 'Taxable value', value: '₹41.52' },
    { label: 'CGST 9%', value: '₹3.74' },
    { label: 'SGST 9%', value: '₹3.74' },
  ],
  total: { label: 'Total paid', value: '₹49.00' },
  words: { label: 'Amount in words', value: 'Rupees Forty-Nine Only' },
  notes: [
    'The price includes GST. Paid once, does not renew.',
    'Issued electronically; it needs no signature.',
  ],
};

const write = createBillWriter({ loadFace: loadFaceInNode, loadHarfbuzz: loadHarfbuzzInNode });

describe('an invoice as a file', () => {
  it('says every text of it once, on one tagged page, and is the same bytes again', async () => {
    const bytes = await write(bill, '2026-11-17');
    const { pages, text, title, tagged, roles } = await readPdf(bytes);
    expect(pages).toHaveLength(1);
    expect(title).toBe('Tax invoice INV26-27/000042');
    expect(tagged).toBe(true);
    expect(roles).toEqual(expect.arrayContaining(['H1', 'Table', 'TR', 'TH', 'TD']));
    for (const part of [
      'Kalam',
      'GSTIN 27AAPFU0939F1ZV',
      '₹41.52',
      'Rupees Forty-Nine Only',
      'Karnataka (29)',
    ])
      expect(text).toContain(part);
    expect(Buffer.compare(bytes, await write(bill, '2026-11-17'))).toBe(0);
    if (hasTool('qpdf')) expect(await qpdfComplaints(bytes)).toBe('');
  });

  it('sets amounts to the right, under each other, and breaks what is long', async () => {
    const shaper = new TextShaper(await loadHarfbuzzInNode());
    for (const id of [fontFamilies.roboto.regular.id, fontFamilies.roboto.bold.id])
      shaper.add(id, await loadFaceInNode(id));
    const long = {
      ...bill.buyer,
      name: 'A name',
      lines: ['An address that goes on and on '.repeat(8).trim()],
    };
    const [page] = layOutBill({ ...bill, buyer: long }, shaper).pages;
    const texts = (page?.groups ?? []).flatMap(({ items }) => items.filter((item) => item.kind === 'text'));
    const rightEnd = ({ x, width }: { x: number; width: number }) => Math.round((x + width) * 100) / 100;
    const ends = ['₹41.52', '₹49.00'].flatMap((amount) =>
      texts.filter(({ run }) => run.text === amount).map(rightEnd),
    );
    expect(ends.length).toBeGreaterThan(2);
    expect(new Set(ends)).toEqual(new Set([543.28]));
    for (const text of texts) expect(rightEnd(text)).toBeLessThanOrEqual(543.29);
    expect(texts.filter(({ run }) => run.text.includes('goes on')).length).toBeGreaterThan(2);
  });
});
