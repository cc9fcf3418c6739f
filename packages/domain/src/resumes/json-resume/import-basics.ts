import { checkImageUpload } from '../images/image-rules.ts';
import type { PersonalInfo } from '../resume-model.ts';
import type { ExtraEntry } from '../sections/extra-entry.ts';
import { infoForm, isLinkedIn, linkedInAddress, profileForm, readPlace } from './basics-form.ts';
import { joined, readEntry, readPlacedEntry, writtenLink } from './entry-form.ts';
import type { NamedPage, Reading } from './import-reading.ts';
import type { JsonReader } from './json-resume-reader.ts';
import { type Said, saysSomething } from './own-fields.ts';

interface Profiles {
  readonly linkedin?: string;
  readonly links: readonly Said<ExtraEntry>[];
  readonly details: readonly Said<ExtraEntry>[];
}

/** A profile becomes a link; the first on LinkedIn has a field of its own, and a name without an address is a detail. */
const readProfiles = (basics: JsonReader): Profiles => {
  let linkedin: string | undefined;
  const links: Said<ExtraEntry>[] = [];
  const details: Said<ExtraEntry>[] = [];
  const profiles = basics.each('profiles', (profile) => readPlacedEntry(profileForm, profile), 'url');
  for (const { said, section } of profiles) {
    if (!saysSomething(said, profileForm.fields)) continue;
    const { title, link, detail: username } = said;
    if (section === 'links') links.push(said);
    else if (linkedin === undefined && isLinkedIn(said) && (link || username)) {
      linkedin = link ?? linkedInAddress(username ?? '');
      if (link && username) details.push({ title, detail: username });
    } else if (link || !username) links.push({ ...said, title: username ? `${title} (${username})` : title });
    else details.push({ title: title || 'Username', detail: username });
  }
  return {
    ...(linkedin !== undefined && { linkedin }),
    links: links.map(({ title, link }) => ({ title, ...(link && { link }) })),
    details,
  };
};

/** A picture elsewhere cannot be fetched from here: its address becomes a link. */
const readPhoto = (basics: JsonReader, pages: NamedPage[]): { profileImage?: string } => {
  const image = basics.picture('image', 'picture');
  if (image === '') return {};
  if (checkImageUpload(image) === undefined) return { profileImage: image };
  const link = writtenLink(image.slice(0, 2048));
  if (link === image) pages.push({ title: 'Photo', link });
  else basics.leaveOut('image', image);
  return {};
};

interface Basics {
  readonly personalInfo: PersonalInfo;
  readonly summary: string;
  readonly links: ExtraEntry[];
  readonly personalDetails: ExtraEntry[];
}

export const readBasics = ({ root, newId, own }: Reading, pages: NamedPage[]): Basics =>
  root.object('basics', (basics) => {
    const { town, street, address } = readPlace(basics);
    const { linkedin, links, details } = readProfiles(basics);
    const held = own.personalDetails ?? [];
    const isHeld = held.some(({ kind, detail }) => kind === 'address' && detail === street);
    const location = town || (isHeld ? '' : address);
    const added: Said<ExtraEntry>[] = [
      ...(isHeld || address === '' || address === location
        ? []
        : [{ title: '', kind: 'address' as const, detail: address }]),
      ...details,
    ];
    const withId = (said: Said<ExtraEntry>): ExtraEntry => ({ id: newId(), ...said });
    return {
      personalInfo: {
        ...readEntry(infoForm, basics),
        dateOfBirth: '',
        location,
        ...(linkedin && { linkedin }),
        ...readPhoto(basics, pages),
      },
      summary: joined(basics.lines('summary')),
      links: links.map(withId),
      personalDetails: [...held, ...added.map(withId)],
    };
  });
