import type { DocumentWords } from '@kalam/domain/resumes/document-words';
import {
  type Block,
  type Contact,
  type DeclarationBlock,
  type EntryBlock,
  type Fact,
  isImage,
  type LabelledText,
  type LetterBlock,
  type NotedText,
  type ResumeDocument,
  type Section,
  type SkillsBlock,
  type Text,
} from '../compose/blocks.ts';

/** The resume as plain text, for web forms, e-mail and the Preview Data panel. Lines are as long as their sentences. */
export const writeText = (resume: ResumeDocument): string => {
  const contacts = resume.contacts.map((contact) => writeContact(contact, resume.words));
  const head = [resume.name.text, resume.headline?.text, ...contacts].filter(Boolean).join('\n');
  const sections = resume.sections.map((section) => writeSection(section, resume.words));
  const letter = resume.letter ? writeLetter(resume.letter) : [];
  return `${[head, ...sections, ...letter].filter(Boolean).join('\n\n')}\n`;
};

const writeContact = (contact: Contact, { contacts }: DocumentWords): string =>
  `${contacts[contact.kind]}: ${wholeAddress(contact)}`;

/** Plain text cannot be clicked, so an address is written out for the reader to copy. */
const wholeAddress = ({ text, href }: Text): string => (href?.startsWith('http') ? href : text);

const writeSection = ({ heading, blocks }: Section, words: DocumentWords): string => {
  const between = blocks.every((block) => block.kind === 'paragraph') ? '\n' : '\n\n';
  return `${heading.text.toUpperCase()}\n${blocks.map((block) => writeBlock(block, words)).join(between)}`;
};

const writeBlock = (block: Block, words: DocumentWords): string => {
  switch (block.kind) {
    case 'entry':
      return writeEntry(block, words);
    case 'paragraph':
      return block.text;
    case 'list':
      return block.bullets.map(writeBullet).join('\n');
    case 'skills':
      return writeSkills(block);
    case 'items':
      return block.items.map(writeItem).join(', ');
    case 'facts':
      return block.facts.map(writeFact).join('\n');
    case 'table':
      return [block.columns, ...block.rows.map(({ cells }) => cells.map(wholeCell))].map(writeRow).join('\n');
    case 'declaration':
      return writeDeclaration(block);
  }
};

const writeBullet = ({ text }: Text): string => `- ${text}`;

const writeItem = ({ text, notes }: NotedText): string =>
  notes.length > 0 ? `${text} (${notes.map((note) => note.text).join(', ')})` : text;

const writeFact = ({ label, value }: Fact): string =>
  label ? `${label.text}: ${wholeAddress(value)}` : wholeAddress(value);

const wholeCell = (texts: readonly Text[]): Pick<Text, 'text'> => ({
  text: texts.map(({ text }) => text).join(''),
});

const writeRow = (cells: readonly Pick<Text, 'text'>[]): string => cells.map(({ text }) => text).join(' | ');

const writeEntry = (entry: EntryBlock, { technologies }: DocumentWords): string => {
  const { title, titleEnd, subtitle, beside } = entry;
  const withPlace = (text: string): string => (beside ? `${text}, ${beside.text}` : text);
  const heading = title.text + (titleEnd?.text ?? '');
  const facts = [
    subtitle && withPlace(subtitle.text),
    entry.dates?.text,
    entry.detail && wholeAddress(entry.detail),
  ];
  return [
    subtitle ? heading : withPlace(heading),
    facts.filter((fact) => fact !== undefined).join(' | '),
    entry.link && wholeAddress(entry.link),
    ...entry.bullets.map(writeBullet),
    ...(entry.paragraphs ?? []).map(({ text }) => text),
    entry.tags.length > 0 && `${technologies}: ${entry.tags.map((tag) => tag.text).join(', ')}`,
  ]
    .filter(Boolean)
    .join('\n');
};

const writeSkills = ({ groups }: SkillsBlock): string =>
  groups.map((group) => `${group.level}: ${group.skills.map((skill) => skill.text).join(', ')}`).join('\n');

const labelled = ({ label, text }: LabelledText): string => `${label}: ${text}`;

const writeDeclaration = ({ statement, place, date, signature, signatureLabel }: DeclarationBlock): string =>
  [
    statement.text,
    place && labelled(place),
    labelled(date),
    isImage(signature) ? undefined : signature.text && `${signatureLabel}: ${signature.text}`,
  ]
    .filter(Boolean)
    .join('\n');

const writeLetter = (letter: LetterBlock): string[] => [
  letter.date.text,
  letter.recipient.map(({ text }) => text).join('\n'),
  letter.subject ? letter.subject.label + letter.subject.text : '',
  letter.salutation?.text ?? '',
  ...letter.paragraphs.map(({ text }) => text),
  [letter.closing?.text, letter.name.text].filter(Boolean).join('\n'),
];
