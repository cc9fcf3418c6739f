import { layoutLabels, layoutPictures, type TemplateLayout, templateLayouts } from './template-layouts.ts';

/** Decision 68: these lead the gallery and the picker, in this order. */
const leadingLayouts = ['modern', 'classic', 'executive'] as const satisfies readonly TemplateLayout[];

const isLeading = (id: string): boolean => leadingLayouts.some((layout) => layout === id);

/** The designs we ship, by what a list needs of them; the gallery's words are in `built-in-templates.ts`. */
export const builtInDesigns = [
  ...leadingLayouts,
  ...templateLayouts.filter((layout) => !isLeading(layout)),
].map((layout) => ({ id: layout, name: `${layoutLabels[layout]} Resume`, layout }));

export interface DesignGroups<Design> {
  readonly leading: readonly Design[];
  readonly more: readonly Design[];
}

/** Those that lead and those under "More designs"; without the three that are meant to, the first three lead. */
export const designGroups = <Design extends { readonly id: string }>(
  designs: readonly Design[],
): DesignGroups<Design> => {
  const leading = designs.filter(({ id }) => isLeading(id));
  if (leading.length === 0) {
    return { leading: designs.slice(0, leadingLayouts.length), more: designs.slice(leadingLayouts.length) };
  }
  return { leading, more: designs.filter(({ id }) => !isLeading(id)) };
};

/** What a person looks for in a design. */
export const designFilters = ['fresher', 'photo', 'one-page'] as const;
export type DesignFilter = (typeof designFilters)[number];

/** Made for a record that somebody without work history does not have yet. */
const forCareers: readonly TemplateLayout[] = ['executive'];
/** Dense enough that a full career stands on one page. */
const forOnePage: readonly TemplateLayout[] = ['minimalist-pro'];

const suits: Readonly<Record<DesignFilter, (layout: TemplateLayout) => boolean>> = {
  fresher: (layout) => !forCareers.includes(layout),
  photo: (layout) => layoutPictures[layout].photo,
  'one-page': (layout) => forOnePage.includes(layout),
};

/** The designs that suit all of the filters, in the order they came. */
export const filterDesigns = <Design extends { readonly layout: TemplateLayout }>(
  designs: readonly Design[],
  filters: readonly DesignFilter[],
): readonly Design[] => designs.filter(({ layout }) => filters.every((filter) => suits[filter](layout)));
