import { type Template, type TemplateName, templateNames } from '../template.ts';
import { business } from './business.ts';
import { classic } from './classic.ts';
import { creative } from './creative.ts';
import { executive } from './executive.ts';
import { minimalist } from './minimalist.ts';
import { minimalistPro } from './minimalist-pro.ts';
import { modern } from './modern.ts';

export const templates: Readonly<Record<TemplateName, Template>> = {
  modern,
  classic,
  creative,
  business,
  executive,
  minimalist,
  'minimalist-pro': minimalistPro,
};

export const isTemplateName = (name: string): name is TemplateName =>
  templateNames.some((known) => known === name);

/** The template of that name; a name nobody knows falls back to modern (S1 §9). */
export const templateOf = (name: string): Template => templates[isTemplateName(name) ? name : 'modern'];
