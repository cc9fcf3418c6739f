import { z } from 'zod';
import { contracts } from '../../contract.ts';
import { stateCodes } from './indian-states.ts';
import { isFinancialYear, isMonth } from './invoice-list.ts';
import { taxDocumentKinds } from './invoice-rules.ts';

const id = z.object({ id: z.string() });

const paperFilter = {
  search: z.string().optional().meta({ description: 'A serial or an order ID' }),
  year: z.string().refine(isFinancialYear).optional().meta({ description: 'Financial year, 2026-27' }),
  month: z.string().refine(isMonth).optional().meta({ description: 'Month of issue in India, 2026-11' }),
  kind: z.enum(taxDocumentKinds).optional(),
};

/** In rupees. Those of a credit note are below nothing, so that columns add up. */
const amounts = {
  taxable: z.number(),
  cgst: z.number(),
  sgst: z.number().meta({ description: 'Or UTGST' }),
  igst: z.number(),
  total: z.number(),
};

/** An invoice or a credit note as the accountant lists it. Of people it names the State alone; of a business what it registered. */
export const taxPaperSchema = z.object({
  id: z.string(),
  kind: z.enum(taxDocumentKinds),
  serial: z.string(),
  issuedAt: z.iso.datetime(),
  corrects: z.string().nullable().meta({ description: 'Of a credit note: the serial of its invoice' }),
  orderId: z.string(),
  state: z.enum(stateCodes).nullable(),
  place: z.enum(stateCodes),
  gstin: z.string().nullable(),
  businessName: z.string().nullable(),
  rate: z.number().meta({ description: 'In percent' }),
  ...amounts,
});
export type TaxPaper = z.infer<typeof taxPaperSchema>;

/** A paper of one order: with an id if it is numbered for the tax, else the order's plain receipt. */
const orderPaperSchema = z.object({
  id: z.string().nullable(),
  kind: z.enum([...taxDocumentKinds, 'receipt']),
  number: z.string(),
});

export const invoiceContracts = contracts({
  'GET /api/admin/documents': {
    access: 'admin',
    permission: 'invoices-read',
    summary: 'Invoices and credit notes, the last issued first.',
    query: z.object({
      ...paperFilter,
      cursor: z.string().optional(),
      format: z.enum(['json', 'csv']).default('json'),
    }),
    reply: z.object({ papers: z.array(taxPaperSchema), nextCursor: z.string().nullable() }),
  },
  'GET /api/admin/documents/totals': {
    access: 'admin',
    permission: 'invoices-read',
    summary: 'How many papers a filter finds and what they come to, credit notes taken off.',
    query: z.object(paperFilter),
    reply: z.object({ totals: z.object({ count: z.int(), ...amounts }).nullable() }),
  },
  'GET /api/admin/documents/:id': {
    access: 'admin',
    permission: 'invoices-read',
    summary: 'An invoice or a credit note as a file. Audited at its order.',
    params: id,
    reply: z.object({}),
    produces: 'application/pdf',
  },
  'GET /api/admin/orders/:id/documents': {
    access: 'admin',
    permission: 'invoices-read',
    summary: 'What an order has: its invoice or receipt, and its credit notes.',
    params: id,
    reply: z.object({ documents: z.array(orderPaperSchema) }),
  },
  'GET /api/admin/orders/:id/receipt': {
    access: 'admin',
    permission: 'invoices-read',
    summary: 'The invoice of a completed order, or its receipt, as a file. Audited at the order.',
    params: id,
    reply: z.object({}),
    produces: 'application/pdf',
  },
});
