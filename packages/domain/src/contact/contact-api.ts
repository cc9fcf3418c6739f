import { z } from 'zod';
import { contracts } from '../contract.ts';
import { formText } from '../text/form-text.ts';
import { grievanceStatusSchema } from './contact-model.ts';

export const contactContracts = contracts({
  'POST /api/contact/submit': {
    access: 'anyone',
    summary: 'Sends a message to the owner. The score is worked out again on the server.',
    body: z.object({
      name: formText,
      email: formText,
      subject: formText,
      message: formText,
      spamScore: z.number().optional(),
    }),
    reply: z.object({ data: z.object({ id: z.string(), number: z.int(), status: grievanceStatusSchema }) }),
  },
});
