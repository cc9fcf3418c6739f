import { planContracts } from '@kalam/domain/plans/plan-api';
import { guestPricePaise, planList } from '@kalam/domain/plans/plan-catalogue';
import { planView } from '@kalam/domain/plans/plan-model';
import { formatRupees } from '@kalam/domain/plans/rupees';
import type { FastifyInstance } from 'fastify';
import { type BindContext, bind } from '../http/bind.ts';

export const planRoutes = (app: FastifyInstance, hasJobSearch: boolean, context: BindContext): void => {
  const catalogue = {
    plans: planList.map((plan) => planView(plan, hasJobSearch)),
    guest: { price: formatRupees(guestPricePaise), pricePaise: guestPricePaise },
  };
  bind(app, planContracts, { 'GET /api/plans': async () => catalogue }, context);
};
