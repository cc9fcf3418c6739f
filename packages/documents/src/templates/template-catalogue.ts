import { type TemplateLayout, templateLayout } from '@kalam/domain/templates/template-layouts';
import { business } from './business.ts';
import { classic } from './classic.ts';
import { creative } from './creative.ts';
import { executive } from './executive.ts';
import { minimalist } from './minimalist.ts';
import { minimalistPro } from './minimalist-pro.ts';
import { modern } from './modern.ts';
import { sideColumn } from './side-column.ts';
import type { Template } from './template.ts';

export const templates: Readonly<Record<TemplateLayout, Template>> = {
  modern,
  classic,
  creative,
  business,
  executive,
  minimalist,
  'minimalist-pro': minimalistPro,
  'side-column': sideColumn,
};

/** The template of that name; a name nobody knows falls back to modern (S1 §9). */
export const templateOf = (name: string): Template => templates[templateLayout(name)];
