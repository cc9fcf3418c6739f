import { changedFacts } from '@kalam/domain/admin/audit';
import { templateIdOf } from '@kalam/domain/templates/template-fields';
import type {
  adminTemplateSchema,
  knownTemplateSchema,
  newTemplateSchema,
  Template,
  templateChangeSchema,
} from '@kalam/domain/templates/template-model';
import type { z } from 'zod';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import type { Db } from '../database/database.ts';
import { refused } from '../failures/refused.ts';
import type { AdminCaller } from '../http/bind.ts';
import {
  insertTemplate,
  listTemplates,
  lockTemplates,
  saveTemplate,
  type TemplateRow,
} from './template-queries.ts';

type AdminTemplate = z.output<typeof adminTemplateSchema>;
type KnownTemplate = z.output<typeof knownTemplateSchema>;
type NewTemplate = z.output<typeof newTemplateSchema>;
type TemplateChange = z.output<typeof templateChangeSchema>;

export interface TemplateServices {
  readonly db: Db;
  readonly now: () => Date;
}

const toTemplate = (row: TemplateRow): Template => ({
  id: row.id,
  name: row.name,
  description: row.description,
  features: [...row.features],
  popular: row.popular,
  enabled: row.enabled,
  downloadFormat: row.downloadFormat,
  layout: row.layout,
});

const toAdminTemplate = (row: TemplateRow): AdminTemplate => ({
  ...toTemplate(row),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

const trimmed = <T extends TemplateChange>(texts: T): T => ({
  ...texts,
  ...(texts.name === undefined ? {} : { name: texts.name.trim() }),
  ...(texts.description === undefined ? {} : { description: texts.description.trim() }),
  ...(texts.features === undefined ? {} : { features: texts.features.map((feature) => feature.trim()) }),
});

/** The gallery, and beside it what draws a resume whose template is offered no longer (decision 11). */
export const templatesOnOffer = async ({
  db,
}: TemplateServices): Promise<{ templates: Template[]; known: KnownTemplate[] }> => {
  const rows = await listTemplates(db);
  return {
    templates: rows.filter(({ enabled }) => enabled).map(toTemplate),
    known: rows.map(({ id, name, layout }) => ({ id, name, layout })),
  };
};

export const allTemplates = async ({ db }: TemplateServices): Promise<AdminTemplate[]> =>
  (await listTemplates(db)).map(toAdminTemplate);

/** Adds a template at the end of the gallery, under an id made of its name. */
export const addTemplate = (
  { db, now }: TemplateServices,
  by: AdminCaller,
  wanted: NewTemplate,
): Promise<AdminTemplate> =>
  db.transaction(async (tx) => {
    const known = await lockTemplates(tx);
    const fields = trimmed(wanted);
    const id = templateIdOf(
      fields.name,
      known.map((template) => template.id),
    );
    const position = Math.max(0, ...known.map((template) => template.position)) + 1;
    const row = await insertTemplate(tx, { ...fields, id, position }, now());
    await addAuditEntry(tx, {
      by,
      action: 'template-added',
      subject: 'template',
      subjectId: id,
      before: null,
      after: { ...fields },
      at: now(),
    });
    return toAdminTemplate(row);
  });

export const changeTemplate = (
  { db, now }: TemplateServices,
  by: AdminCaller,
  id: string,
  wanted: TemplateChange,
): Promise<AdminTemplate> =>
  db.transaction(async (tx) => {
    const row = (await lockTemplates(tx)).find((template) => template.id === id);
    if (row === undefined) throw refused('not-found');
    const before = { ...toTemplate(row) };
    const facts = changedFacts(before, { ...before, ...trimmed(wanted) });
    if (Object.keys(facts.after).length === 0) return toAdminTemplate(row);
    const changed = await saveTemplate(tx, id, trimmed(wanted), now());
    if (changed === undefined) throw refused('not-found');
    await addAuditEntry(tx, {
      by,
      action: 'template-changed',
      subject: 'template',
      subjectId: id,
      ...facts,
      at: now(),
    });
    return toAdminTemplate(changed);
  });
