/** The files of LinkedIn's export that are about its owner. All others, such as connections and messages, stay closed. */
export const linkedInFiles = [
  'Profile',
  'Profile Summary',
  'Positions',
  'Education',
  'Skills',
  'Languages',
  'Certifications',
  'Projects',
  'Email Addresses',
  'PhoneNumbers',
  'Honors',
  'Publications',
  'Patents',
  'TestScores',
  'Volunteering',
  'Courses',
  'Organizations',
] as const;
export type LinkedInFile = (typeof linkedInFiles)[number];

/** `Basic_LinkedInDataExport/Email Addresses.csv`, `Volunteering Experiences.csv`, `Phone Numbers.csv`: spelt as they come. */
const spellings: Readonly<Record<string, LinkedInFile>> = {
  ...Object.fromEntries(linkedInFiles.map((file) => [plainName(file), file])),
  volunteeringexperiences: 'Volunteering',
  volunteerexperiences: 'Volunteering',
  volunteer: 'Volunteering',
  certificates: 'Certifications',
  honorsawards: 'Honors',
  whatsappphonenumbers: 'PhoneNumbers',
  emails: 'Email Addresses',
};

function plainName(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '');
}

/** Which file of an export a path in the archive is; undefined for all that is not read. */
export const linkedInFileOf = (path: string): LinkedInFile | undefined => {
  const name = /([^/]+)\.csv$/i.exec(path)?.[1];
  if (name === undefined || /(?:^|\/)(?:__MACOSX|\.)/.test(path)) return undefined;
  return spellings[plainName(name)];
};

/** A profile or two other files of one: a ZIP of somebody's own tables has seldom both names. */
export const isLinkedInExport = (paths: readonly string[]): boolean => {
  const found = new Set(paths.map(linkedInFileOf).filter((file) => file !== undefined));
  return found.size >= 2 || found.has('Profile') || found.has('Positions');
};
