import { z } from 'zod';
import { contracts } from '../contract.ts';
import { subscriptionSchema } from './subscription-model.ts';

export const subscriptionContracts = contracts({
  'GET /api/subscription': {
    access: 'user',
    summary: 'The latest subscription with its status; null when there never was one.',
    reply: z.object({
      subscription: subscriptionSchema.omit({ renewalReason: true, renewedBy: true }).nullable(),
    }),
  },
});
