/** The sections the specification knows, in its order (S2 §2). */
export const specifiedSections = [
  'summary',
  'work',
  'training',
  'education',
  'skills',
  'projects',
  'certificates',
  'declaration',
] as const;
export type SpecifiedSection = (typeof specifiedSections)[number];

/** Sections of one's own: a heading, then entries or text. */
export const ownSections = ['own1', 'own2', 'own3'] as const;
export type OwnSection = (typeof ownSections)[number];

/** Optional sections that all hold the same kind of entry, each using the fields it needs. */
export const extraSections = [
  'languages',
  'achievements',
  'publications',
  'volunteering',
  'interests',
  'references',
  'personalDetails',
  'links',
  ...ownSections,
] as const;
export type ExtraSection = (typeof extraSections)[number];

/** Everything a page may have a heading for. A fresher's added skills and projects stand under the specified keys. */
export type SectionKey = SpecifiedSection | 'moreEducation' | ExtraSection;

/** In the order the optional ones are offered and, unless moved, printed: before the declaration, which closes the page. */
export const sectionKeys: readonly SectionKey[] = [
  ...specifiedSections.filter((key) => key !== 'declaration'),
  'moreEducation',
  ...extraSections,
  'declaration',
];

export const isSectionKey = (text: string): text is SectionKey => sectionKeys.some((key) => key === text);

export const isExtraSection = (text: string): text is ExtraSection =>
  extraSections.some((key) => key === text);

export const isOwnSection = (text: string): text is OwnSection => ownSections.some((key) => key === text);

/** What the optional sections are called; one of one's own is called what its owner calls it. */
export const extraSectionLabels: Readonly<
  Record<Exclude<ExtraSection, OwnSection> | 'moreEducation', string>
> = {
  moreEducation: 'More Education',
  languages: 'Languages',
  achievements: 'Achievements',
  publications: 'Publications',
  volunteering: 'Volunteering',
  interests: 'Interests',
  references: 'References',
  personalDetails: 'Personal Details',
  links: 'Links',
};
