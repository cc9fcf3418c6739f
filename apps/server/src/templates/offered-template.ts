import type { TemplateLayout } from '@kalam/domain/templates/template-layouts';
import { checkTemplateOffered } from '@kalam/domain/templates/template-offer';
import { eq } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { throwIfRefused } from '../failures/refused.ts';
import { listTemplates } from './template-queries.ts';
import { templates } from './template-tables.ts';

export const findTemplateLayout = async (on: Executor, id: string): Promise<TemplateLayout | undefined> => {
  const [row] = await on.select({ layout: templates.layout }).from(templates).where(eq(templates.id, id));
  return row?.layout;
};

/** For what is made anew; what was made on a template stays on it (decision 11). */
export const throwUnlessOffered = async (on: Executor, template: string): Promise<void> =>
  throwIfRefused(checkTemplateOffered(template, await listTemplates(on)));
