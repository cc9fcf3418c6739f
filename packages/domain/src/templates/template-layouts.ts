import { type Refusal, refuse } from '../refusal.ts';

/** The layouts a document can be drawn in. A template is one of them under a name of its own. */
export const templateLayouts = [
  'modern',
  'classic',
  'creative',
  'business',
  'executive',
  'minimalist',
  'minimalist-pro',
  'side-column',
] as const;
export type TemplateLayout = (typeof templateLayouts)[number];

export const layoutLabels: Readonly<Record<TemplateLayout, string>> = {
  modern: 'Modern',
  classic: 'Classic',
  creative: 'Creative',
  business: 'Business',
  executive: 'Executive',
  minimalist: 'Minimalist',
  'minimalist-pro': 'Minimalist Pro',
  'side-column': 'Side Column',
};

/** Which pictures of a resume a layout has a place for. A signature has one in all of them. */
export const layoutPictures: Readonly<
  Record<TemplateLayout, { readonly photo: boolean; readonly certificateImages: boolean }>
> = {
  modern: { photo: true, certificateImages: true },
  classic: { photo: false, certificateImages: false },
  creative: { photo: true, certificateImages: true },
  business: { photo: true, certificateImages: false },
  executive: { photo: true, certificateImages: true },
  minimalist: { photo: false, certificateImages: false },
  'minimalist-pro': { photo: false, certificateImages: false },
  'side-column': { photo: true, certificateImages: false },
};

/** What a layout costs, in the words that stand wherever it is offered (decision 74). */
export const layoutNotes: Readonly<Partial<Record<TemplateLayout, string>>> = {
  'side-column': 'Some screening software reads side columns out of order',
};

export const defaultLayout: TemplateLayout = 'modern';

const isLayout = (name: string): name is TemplateLayout => templateLayouts.some((layout) => layout === name);

/** A name nobody knows is drawn as modern; only an empty one is refused. */
export const checkTemplateName = (name: string): Refusal | undefined =>
  name.trim() === '' ? refuse('template-invalid', { name }) : undefined;

interface LaidOut {
  readonly id: string;
  readonly layout: TemplateLayout;
}

/** The layout of a template by its record, else by its name, else modern. */
export const templateLayout = (name: string, templates: readonly LaidOut[] = []): TemplateLayout =>
  templates.find((template) => template.id === name)?.layout ?? (isLayout(name) ? name : defaultLayout);
