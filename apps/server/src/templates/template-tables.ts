import { templateDownloadFormats } from '@kalam/domain/templates/template-fields';
import { templateLayouts } from '@kalam/domain/templates/template-layouts';
import { boolean, check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, oneOf, updatedAt } from '../database/table-columns.ts';

export const templates = pgTable(
  'templates',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    features: jsonb('features').$type<readonly string[]>().notNull().default([]),
    layout: text('layout', { enum: templateLayouts }).notNull(),
    popular: boolean('popular').notNull().default(false),
    enabled: boolean('enabled').notNull().default(true),
    downloadFormat: text('download_format', { enum: templateDownloadFormats }).notNull().default('PDF'),
    /** Order in the gallery. */
    position: integer('position').notNull().default(100),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('templates_layout_check', oneOf(table.layout, templateLayouts)),
    check('templates_download_format_check', oneOf(table.downloadFormat, templateDownloadFormats)),
  ],
);
