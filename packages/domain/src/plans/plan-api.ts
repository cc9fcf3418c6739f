import { z } from 'zod';
import { contracts } from '../contract.ts';
import { planSchema } from './plan-model.ts';

export const planContracts = contracts({
  'GET /api/plans': {
    access: 'anyone',
    summary: 'The plan catalogue and the price of a one-time guest download.',
    reply: z.object({
      plans: z.array(planSchema),
      guest: z.object({ price: z.string(), pricePaise: z.int() }),
    }),
  },
});
