import { z } from 'zod';
import { formText, moment } from '../text/form-text.ts';
import { counted, refusing } from '../zod-refusal.ts';
import {
  checkFeatureCount,
  checkTemplateDescription,
  checkTemplateFeatures,
  checkTemplateTitle,
  templateDownloadFormats,
} from './template-fields.ts';
import { templateLayouts } from './template-layouts.ts';

export const templateLayoutSchema = z.enum(templateLayouts);

export const templateSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  features: z.array(z.string()),
  popular: z.boolean(),
  enabled: z.boolean(),
  downloadFormat: z.enum(templateDownloadFormats).meta({ description: 'Format of the sample download' }),
  layout: templateLayoutSchema,
});
export type Template = z.infer<typeof templateSchema>;

/** What drawing a resume needs of the template it was made on, whether that is still offered or not. */
export const knownTemplateSchema = templateSchema.pick({ id: true, name: true, layout: true });

export const adminTemplateSchema = templateSchema.extend({ createdAt: moment, updatedAt: moment });

const fields = {
  name: refusing(formText, checkTemplateTitle),
  description: refusing(formText, checkTemplateDescription),
  features: refusing(counted(z.string(), checkFeatureCount), checkTemplateFeatures),
  popular: z.boolean(),
  enabled: z.boolean(),
  downloadFormat: z.enum(templateDownloadFormats),
  layout: templateLayoutSchema,
};

/** What staff enter for a new template; its id is made of the name. */
export const newTemplateSchema = z.object({
  ...fields,
  features: fields.features.default([]),
  popular: fields.popular.default(false),
  enabled: fields.enabled.default(true),
  downloadFormat: fields.downloadFormat.default('PDF'),
});

/** A change of some of it; what is not named stays. */
export const templateChangeSchema = z
  .object({
    ...fields,
    name: refusing(z.string(), checkTemplateTitle),
    description: refusing(z.string(), checkTemplateDescription),
  })
  .partial();
