import { z } from 'zod';
import { formText } from '../../text/form-text.ts';
import { taxDocumentKinds } from './invoice-rules.ts';

/** Whom the invoice is made out to; judged by `checkBilling`. */
export const billingSchema = z.object({
  state: formText.meta({ description: 'Two digits of the State, as in a GSTIN' }),
  gstin: formText,
  businessName: formText,
  businessAddress: formText,
});

export const orderDocumentSchema = z.object({
  id: z.string(),
  orderId: z.string(),
  kind: z.enum(taxDocumentKinds),
  serial: z.string(),
});
