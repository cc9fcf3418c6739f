import {
  type Block,
  type EntryBlock,
  isImage,
  type ResumeDocument,
  type Section,
} from '../../compose/blocks.ts';

export type FieldKind =
  | 'name'
  | 'headline'
  | 'email'
  | 'phone'
  | 'place'
  | 'link'
  | 'heading'
  | 'title'
  | 'organization'
  | 'beside'
  | 'dates'
  | 'detail'
  | 'bullet'
  | 'tag'
  | 'skill'
  | 'item'
  | 'text';

/** Something a reader of the page must find, whole and in its place. */
export interface ResumeField {
  readonly kind: FieldKind;
  readonly text: string;
  /** Absent in the head of the page. */
  readonly section?: number;
  readonly entry?: number;
  /** Fields of one group share lines, and may stand in any order among themselves. */
  readonly group: number;
}

type Found = Omit<ResumeField, 'group'>;

/** Every field of a resume in reading order. */
export const resumeFields = (resume: ResumeDocument): ResumeField[] =>
  fieldGroups(resume).flatMap((fields, group) =>
    fields.filter(({ text }) => text !== '').map((field) => ({ ...field, group })),
  );

const contactKinds = {
  email: 'email',
  phone: 'phone',
  location: 'place',
  linkedin: 'link',
  website: 'link',
} as const;

const fieldGroups = ({ name, headline, contacts, sections }: ResumeDocument): Found[][] => [
  [{ kind: 'name', text: name.text }],
  [...(headline ? [{ kind: 'headline' as const, text: headline.text }] : [])],
  contacts.map(({ kind, text }) => ({ kind: contactKinds[kind], text })),
  ...sections.flatMap(sectionGroups),
];

const sectionGroups = ({ heading, blocks }: Section, section: number): Found[][] => {
  let entries = 0;
  const body = blocks.flatMap((block) => blockGroups(block, block.kind === 'entry' ? entries++ : undefined));
  return [[{ kind: 'heading' as const, text: heading.text }], ...body].map((group) =>
    group.map((field) => ({ ...field, section })),
  );
};

const blockGroups = (block: Block, entry?: number): Found[][] => {
  switch (block.kind) {
    case 'paragraph':
      return [[{ kind: 'text', text: block.text }]];
    case 'entry':
      return entryGroups(block).map((group) => group.map((field) => ({ ...field, entry: entry ?? 0 })));
    case 'list':
      return block.bullets.map(({ text }) => [{ kind: 'bullet', text }]);
    case 'skills':
      return [block.skills.map(({ text }) => ({ kind: 'skill', text }))];
    case 'items':
      return [
        block.items.flatMap(({ text, notes }) => [
          { kind: 'item', text },
          ...notes.map((note) => ({ kind: 'text' as const, text: note.text })),
        ]),
      ];
    case 'facts':
      return [
        block.facts.flatMap(({ label, value }) => [
          ...(label ? [{ kind: 'text' as const, text: label.text }] : []),
          { kind: 'text', text: value.text },
        ]),
      ];
    case 'table':
      return block.rows.map(({ cells }) =>
        cells.flatMap((cell) => cell.map(({ text }) => ({ kind: 'text' as const, text }))),
      );
    case 'declaration': {
      const { statement, place, date, signature } = block;
      const signed = isImage(signature) ? [] : [signature.text];
      return [[statement.text], [...(place ? [place.text] : []), date.text, ...signed]].map((texts) =>
        texts.map((text) => ({ kind: 'text', text })),
      );
    }
  }
};

const entryGroups = (entry: EntryBlock): Found[][] => {
  const { title, titleEnd, subtitle, beside, dates, detail, link } = entry;
  const head: Found[] = [{ kind: 'title', text: title.text + (titleEnd?.text ?? '') }];
  if (subtitle) head.push({ kind: 'organization', text: subtitle.text });
  if (beside) head.push({ kind: 'beside', text: beside.text });
  if (dates) head.push({ kind: 'dates', text: dates.text });
  if (detail) head.push({ kind: detail.href ? 'link' : 'detail', text: detail.text });
  return [
    head,
    link ? [{ kind: 'link', text: link.text }] : [],
    ...entry.bullets.map(({ text }): Found[] => [{ kind: 'bullet', text }]),
    ...(entry.paragraphs ?? []).map(({ text }): Found[] => [{ kind: 'text', text }]),
    entry.tags.map(({ text }) => ({ kind: 'tag', text })),
  ];
};
