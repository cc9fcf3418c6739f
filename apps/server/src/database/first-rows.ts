import { builtInTemplates } from '@kalam/domain/templates/built-in-templates';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { checkoutSettings } from '../settings/setting-tables.ts';
import { templates } from '../templates/template-tables.ts';

/** What must be there from the first start on. Rows that staff have changed since are left as they are. */
export const insertFirstRows = async (db: NodePgDatabase): Promise<void> => {
  await db.insert(checkoutSettings).values({ id: 1 }).onConflictDoNothing();
  await db
    .insert(templates)
    .values(builtInTemplates.map((template, place) => ({ ...template, position: place + 1 })))
    .onConflictDoNothing();
};
