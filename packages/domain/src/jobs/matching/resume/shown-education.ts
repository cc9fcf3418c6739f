import { educationLevelFacts } from '../../../resumes/education/education-levels.ts';
import type { ResumeData } from '../../../resumes/resume-model.ts';
import type { FoundAsk } from '../advert/found-ask.ts';
import type { Evidence } from '../job-match.ts';
import { nameOf, type Term, type Terms } from '../terms/compile-terms.ts';
import { findTerms } from '../terms/find-terms.ts';

type Entry = ResumeData['education'][number];

/** What a level is by itself, in the words of the list. */
const levelTerms = {
  secondary: '10th',
  'higher-secondary': '12th',
  undergraduate: 'Graduate',
  postgraduate: 'Post graduate',
};

/** With a field: the page prints “Bachelor's Degree in Commerce” where nobody wrote what the certificate says. */
const degreeIn: Readonly<Partial<Record<Entry['degree'], string>>> = {
  undergraduate: 'bachelor of ',
  postgraduate: 'master of ',
};

interface Shown {
  readonly evidence: Evidence;
  readonly term: Term;
}

/** What the certificate says, or else the level's words, which the page prints for it. */
const degreesOf = (path: string, { degree, degreeName, field }: Entry, terms: Terms): readonly Shown[] => {
  const shown: Shown[] = [];
  for (const [key, text] of [
    ['degreeName', degreeName ?? ''],
    ['field', field],
  ] as const) {
    const sentence = text.trim();
    for (const { term, start, end } of findTerms(sentence, terms, 'learning')) {
      if (term.kind === 'degree') {
        shown.push({ evidence: { path: `${path}.${key}`, sentence, span: [start, end] }, term });
      }
    }
  }
  const level = degree === '' ? undefined : terms.byName.get(nameOf('learning', levelTerms[degree]));
  if (level && degree !== '') {
    const { label } = educationLevelFacts[degree];
    const evidence: Evidence = { path: `${path}.degree`, sentence: label, span: [0, label.length] };
    const lead = (degreeName ?? '').trim() === '' ? degreeIn[degree] : undefined;
    const inField = `${lead ?? ''}${field.trim()}`;
    const whole = findTerms(lead === undefined ? '' : inField, terms, 'learning').find(
      ({ term, start, end }) => term.kind === 'degree' && start === 0 && end === inField.length,
    );
    shown.push(...(whole ? [{ evidence, term: whole.term }] : []), { evidence, term: level });
  }
  return shown;
};

/** The fields an entry names, and those its degree is always in: an MCA is in computer applications. */
const studiesOf = ({ degreeName, field }: Entry, terms: Terms): ReadonlySet<Term> =>
  new Set(
    [degreeName ?? '', field].flatMap((text) =>
      findTerms(text, terms, 'learning').flatMap(({ term }) => [...term.shows]),
    ),
  );

/** A field no list knows is looked for by its words. */
const isInField = ({ degreeName, field }: Entry, asked: string): boolean => {
  const own = `${degreeName ?? ''} ${field}`.toLowerCase();
  const words = (asked.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []).filter((word) => word.length > 3);
  return words.some((word) => own.includes(word));
};

/** The entries of education that show a degree, in the field it is asked for in; certificates of eligibility too. */
export const shownDegree = (ask: FoundAsk, resume: ResumeData, terms: Terms): readonly Evidence[] => {
  const hidden = new Set(resume.arrangement?.hidden ?? []);
  const entries = [
    ...(hidden.has('education')
      ? []
      : resume.education.map((entry, at) => [`education.${at}`, entry] as const)),
    ...(hidden.has('moreEducation')
      ? []
      : (resume.moreEducation ?? []).map((entry, at) => [`moreEducation.${at}`, entry] as const)),
  ];
  const evidence = entries.flatMap(([path, entry]) => {
    if (entry.pursuing && !ask.takesPursuing) return [];
    if (ask.field !== undefined && !isInField(entry, ask.field)) return [];
    const own = studiesOf(entry, terms);
    const found = degreesOf(path, entry, terms).find(({ term }) =>
      (ask.degrees ?? []).some(
        ({ degree, studies }) =>
          term.shows.has(degree) && (studies.length === 0 || studies.some((study) => own.has(study))),
      ),
    );
    return found ? [found.evidence] : [];
  });
  if (evidence.length > 0 || hidden.has('certificates')) return evidence;
  return resume.certificates.flatMap(({ name }, at) => {
    const sentence = name.trim();
    const found = findTerms(sentence, terms, 'learning').find(({ term }) =>
      ask.named.some((asked) => term.shows.has(asked)),
    );
    return found
      ? [{ path: `certificates.${at}.name`, sentence, span: [found.start, found.end] as const }]
      : [];
  });
};
