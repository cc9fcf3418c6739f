import { educationLevelFacts } from '../../../resumes/education/education-levels.ts';
import type { ResumeData } from '../../../resumes/resume-model.ts';
import type { FoundAsk } from '../advert/found-ask.ts';
import type { Evidence } from '../job-match.ts';
import type { Term, Terms } from '../terms/compile-terms.ts';
import { findTerms } from '../terms/find-terms.ts';

type Entry = ResumeData['education'][number];

/** What a level is by itself, in the words of the list. */
const levelTerms = {
  secondary: '10th',
  'higher-secondary': '12th',
  undergraduate: 'Graduate',
  postgraduate: 'Post graduate',
};

interface Shown {
  readonly evidence: Evidence;
  readonly terms: readonly Term[];
}

/** What the certificate says, or else the level's words, which the page prints for it. */
const degreesOf = (path: string, { degree, degreeName, field }: Entry, terms: Terms): readonly Shown[] => {
  const shown: Shown[] = [];
  for (const [key, text] of [
    ['degreeName', degreeName ?? ''],
    ['field', field],
  ] as const) {
    const sentence = text.trim();
    for (const { term, start, end } of findTerms(sentence, terms)) {
      if (term.kind === 'degree') {
        shown.push({ evidence: { path: `${path}.${key}`, sentence, span: [start, end] }, terms: [term] });
      }
    }
  }
  const level = degree === '' ? undefined : terms.byName.get(levelTerms[degree].toLowerCase());
  if (level && degree !== '') {
    const { label } = educationLevelFacts[degree];
    shown.push({
      evidence: { path: `${path}.degree`, sentence: label, span: [0, label.length] },
      terms: [level],
    });
  }
  return shown;
};

const studiesOf = ({ degreeName, field }: Entry, terms: Terms): readonly Term[] => {
  const texts = [degreeName ?? '', field];
  return texts.flatMap((text) => findTerms(text, terms).map(({ term }) => term));
};

const sameName = (a: Term, b: Term): boolean => a.name.toLowerCase() === b.name.toLowerCase();

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
  const studies = ask.studies ?? [];
  const evidence = entries.flatMap(([path, entry]) => {
    if (entry.pursuing && !ask.takesPursuing) return [];
    const own = studiesOf(entry, terms);
    const fits = studies.length === 0 || studies.some((study) => own.some((term) => sameName(term, study)));
    const found = degreesOf(path, entry, terms).find(({ terms: degrees }) =>
      degrees.some((degree) => ask.named.some((asked) => degree.shows.has(asked))),
    );
    return found && fits ? [found.evidence] : [];
  });
  if (evidence.length > 0 || hidden.has('certificates')) return evidence;
  return resume.certificates.flatMap(({ name }, at) => {
    const sentence = name.trim();
    const found = findTerms(sentence, terms).find(({ term }) =>
      ask.named.some((asked) => term.shows.has(asked)),
    );
    return found
      ? [{ path: `certificates.${at}.name`, sentence, span: [found.start, found.end] as const }]
      : [];
  });
};
