import { type Block, isImage, type ResumeDocument, type Section } from '../compose/blocks.ts';

/** Every text of a section in the order in which any reader must meet it. */
export interface SectionTexts {
  readonly heading: string;
  /** Groups whose parts may stand in any order among themselves: title, company and dates share a line. */
  readonly groups: readonly (readonly string[])[];
}

export const sectionTexts = (section: Section): SectionTexts => ({
  heading: section.heading.text,
  groups: section.blocks.flatMap(blockTexts),
});

const blockTexts = (block: Block): string[][] => {
  switch (block.kind) {
    case 'paragraph':
      return [[block.text]];
    case 'entry': {
      const { title, titleEnd, subtitle, beside, dates, detail } = block;
      const head = [title, titleEnd, subtitle, beside, dates, detail].flatMap((part) => part?.text ?? []);
      return [
        head,
        ...(block.link ? [[block.link.text]] : []),
        ...[...block.bullets, ...(block.paragraphs ?? [])].map(({ text }) => [text]),
        ...(block.tags.length > 0 ? [block.tags.map((tag) => tag.text)] : []),
      ];
    }
    case 'list':
      return block.bullets.map((bullet) => [bullet.text]);
    // What stands side by side may be read in any order, but a name only with what it names.
    case 'items':
      return [block.items.flatMap(({ text, notes }) => [text, ...notes.map((note) => note.text)])];
    case 'facts':
      return [block.facts.map(({ label, value }) => (label ? `${label.text}: ${value.text}` : value.text))];
    case 'table':
      return [
        block.columns.map(({ text }) => text),
        ...block.rows.map(({ cells }) => cells.map((cell) => cell.map(({ text }) => text).join(''))),
      ];
    case 'skills':
      return [block.skills.map((skill) => skill.text)];
    case 'declaration': {
      const signed = isImage(block.signature) ? [] : [block.signature.text];
      return [
        [block.statement.text],
        [...(block.place ? [block.place.text] : []), block.date.text, ...signed],
      ];
    }
  }
};

/** Line breaks, capitals and the bullets' marks are the look's business. */
const bare = (text: string): string => text.replace(/\s+/g, '').toLowerCase();

/** The place after a text, searched from a place on; a page break may cut it in two, no more. */
const after = (haystack: string, text: string, from: number): number | undefined => {
  const whole = haystack.indexOf(bare(text), from);
  if (whole >= 0) return whole + bare(text).length;
  const words = text.split(/\s+/);
  for (let cut = words.length - 1; cut > 0; cut--) {
    const start = bare(words.slice(0, cut).join(''));
    const rest = bare(words.slice(cut).join(''));
    const first = haystack.indexOf(start, from);
    const second = first < 0 ? -1 : haystack.indexOf(rest, first + start.length);
    if (second >= 0) return second + rest.length;
  }
  return undefined;
};

/** What is missing or out of order in a text, section by section; empty when all is well. */
export const missingTexts = (text: string, resume: ResumeDocument): string[] => {
  const haystack = bare(text);
  const missing: string[] = [];
  if (!haystack.startsWith(bare(resume.name.text))) missing.push(`not first: ${resume.name.text}`);
  const { headline } = resume;
  if (headline && after(haystack, headline.text, bare(resume.name.text).length) === undefined)
    missing.push(headline.text);
  for (const contact of resume.contacts)
    if (after(haystack, contact.text, 0) === undefined) missing.push(contact.text);
  for (const section of resume.sections) {
    const { heading, groups } = sectionTexts(section);
    let at = after(haystack, heading, bare(resume.name.text).length);
    if (at === undefined) missing.push(heading);
    for (const group of groups) {
      const ends = group.map((part) => after(haystack, part, at ?? 0));
      group.forEach((part, index) => {
        if (ends[index] === undefined) missing.push(`${heading}: ${part}`);
      });
      at = Math.max(at ?? 0, ...ends.map((end) => end ?? 0));
    }
  }
  return missing;
};

export const hrefsOf = (resume: ResumeDocument): string[] => {
  const hrefs: string[] = [];
  JSON.stringify(resume, (name, value) => {
    if (name === 'href' && typeof value === 'string') hrefs.push(value);
    return value;
  });
  return hrefs;
};
