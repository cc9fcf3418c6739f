import { planContracts } from '@kalam/domain/plans/plan-api';
import { guestPricePaise, planList } from '@kalam/domain/plans/plan-catalogue';
import { planView } from '@kalam/domain/plans/plan-model';
import { formatRupees } from '@kalam/domain/plans/rupees';
import type { FastifyInstance } from 'fastify';
import { type BindContext, bind } from '../http/bind.ts';

const catalogue = {
  plans: planList.map(planView),
  guest: { price: formatRupees(guestPricePaise), pricePaise: guestPricePaise },
};

export const planRoutes = (app: FastifyInstance, context: BindContext): void =>
  bind(app, planContracts, { 'GET /api/plans': async () => catalogue }, context);
