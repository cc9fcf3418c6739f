import { levelOfStudyType } from '@kalam/domain/resumes/json-resume/json-resume-levels';
import { languages } from '@kalam/domain/resumes/suggestions/languages';
import { companyScore, isInternship, titleScore } from '../entries/roles/role-words.ts';
import { findPeriod } from '../fields/dates.ts';
import { labelKey } from '../fields/labels.ts';
import type { Block } from '../source/blocks.ts';
import type { Section, SectionTopic } from '../source/sections.ts';

const languageNames: ReadonlySet<string> = new Set(
  `${languages.common};${languages.others};हिन्दी;हिंदी;अंग्रेज़ी;अंग्रेजी`
    .split(';')
    .map((name) => labelKey(name))
    .filter(Boolean),
);

const wordsOf = (text: string): readonly string[] => labelKey(text).split(' ').filter(Boolean);

type Evidence = (text: string) => boolean;

/** What tells that a line belongs to one of the two things its heading names. */
const evidence: Readonly<Partial<Record<SectionTopic, Evidence>>> = {
  languages: (text) => {
    const words = wordsOf(text);
    const named = words.filter((word) => languageNames.has(word)).length;
    return named > 0 && (named >= words.length / 3 || /\b(?:languages?|known|भाषा)/i.test(text));
  },
  education: (text) =>
    levelOfStudyType(text) !== undefined ||
    /\b(?:diploma|ph\.?d|university|college|cgpa|percentage|board)\b/i.test(text),
  work: (text) =>
    (findPeriod({ text, at: [] }) !== undefined && (titleScore(text) > 0 || companyScore(text) >= 2)) ||
    titleScore(text) >= 3,
  training: isInternship,
  certificates: (text) =>
    /\b(?:certif\w*|course|coursera|udemy|nptel|swayam|edx|licen[cs]e|diploma|training)\b/i.test(text),
  achievements: (text) =>
    /\b(?:won|award\w*|prize|rank\w*|winner|medal|secured|scholarship|first|second|third|runner|topper|honou?r\w*|recogni[sz]ed|felicitat\w*|captain|selected|achiev\w*)\b/i.test(
      text,
    ),
  interests: (text) =>
    /\b(?:hobb\w*|interests?|reading|cricket|music|travel\w*|cooking|painting|dancing|singing|photography|gardening|chess|yoga|football|playing|watching)\b/i.test(
      text,
    ),
  volunteering: (text) => /\b(?:volunteer\w*|ngo|nss|ncc|social|donat\w*|camp)\b/i.test(text),
  publications: (text) => /\b(?:journal|published|publication|paper|conference|isbn|doi)\b/i.test(text),
  projects: (text) => /\b(?:project|developed|built|designed)\b/i.test(text),
  references: (text) => /\b(?:reference|dr|prof|mr|mrs|ms)\b/i.test(text),
  links: (text) => /https?:|www\.|\.com\b|github|linkedin/i.test(text),
  personalDetails: (text) =>
    /\b(?:father|mother|birth|dob|gender|sex|marital|nationality|religion|passport|address|blood|caste|husband)\b|पिता|जन्म|लिंग/i.test(
      text,
    ),
  declaration: (text) => /\bdeclare\b|घोषणा|\b(?:place|date)\s*:/i.test(text),
  contact: (text) => /@|\+?\d[\d\s-]{8,}/.test(text),
};

const textOf = (block: Block): string =>
  block.kind === 'line'
    ? block.text.text
    : block.rows.map((row) => row.map(({ text }) => text.text).join('\t')).join('\n');

/** "Other Qualifications" are degrees or certificates. */
const isOpenHeading = ({ topics, heading }: Section): boolean =>
  topics.length === 1 &&
  topics[0] === 'education' &&
  /\b(?:other|additional|extra|professional|technical|computer)\b/i.test(heading?.text ?? '');

const isTechnical = ({ heading }: Section): boolean =>
  /\b(?:technical|computer)\b/i.test(heading?.text ?? '');

/** "Technical Qualification" above a plain list says what somebody can do. */
const openTopics = (section: Section): readonly SectionTopic[] => {
  const says = (topic: SectionTopic): boolean =>
    section.blocks.some((block) => evidence[topic]?.(textOf(block)) === true || block.kind === 'table');
  return isTechnical(section) && !says('education') && !says('certificates')
    ? ['skills']
    : ['certificates', 'education'];
};

/** A section under a heading of several things, as one for each: by what its lines say, and else with the lines before. */
export const byTopic = (section: Section): readonly Section[] => {
  const { blocks } = section;
  const topics: readonly SectionTopic[] = isOpenHeading(section) ? openTopics(section) : section.topics;
  const [first, ...others] = topics;
  if (!first || others.length === 0) return [{ ...section, topics }];
  const blocksOf = new Map<SectionTopic, Block[]>();
  let topic = first;
  for (const block of blocks) {
    const text = textOf(block);
    const told = topics.filter((one) => evidence[one]?.(text));
    if (told.length === 1 && told[0]) topic = told[0];
    // With the list mark or the face of a new entry, and nothing that tells: the first thing named.
    blocksOf.set(topic, [...(blocksOf.get(topic) ?? []), block]);
  }
  return topics.flatMap((one) => {
    const own = blocksOf.get(one);
    return own ? [{ ...section, topics: [one], blocks: own }] : [];
  });
};
