import type { HeadedTopic } from './heading-words.ts';

const list = (words: string): readonly string[] => words.trim().split(/\s+/);

/** Words that tell what a section is about, wherever they stand in its heading. */
const tellingWords: Readonly<Partial<Record<HeadedTopic, readonly string[]>>> = {
  contact: list('contact contacts address'),
  summary: list('objective objectives summary aim introduction synopsis'),
  work: list(
    'experience experiences employment employments work works job jobs position positions post posts appointment appointments engagement engagements employer employers service services occupation assignments organisations organizations companies',
  ),
  training: list(
    'training trainings internship internships apprenticeship apprenticeships articleship traineeship',
  ),
  education: list(
    'education educational academic academics qualification qualifications scholastic studies schooling degree degrees examination examinations exam exams',
  ),
  skills: list(
    'skill skills skillset competency competencies competence proficiency proficiencies expertise strength strengths tools technologies softwares abilities',
  ),
  projects: list('project projects'),
  certificates: list(
    'certificate certificates certification certifications course courses licence licences license licenses workshop workshops seminar seminars',
  ),
  languages: list('language languages linguistic'),
  achievements: list(
    'achievement achievements award awards honour honours honor honors distinctions accomplishment accomplishments recognition recognitions activities prizes scholarships fellowships',
  ),
  publications: list('publication publications paper papers patent patents'),
  volunteering: list('volunteering volunteer voluntary'),
  interests: list('interest interests hobby hobbies pastimes'),
  references: list('reference references referee referees'),
  personalDetails: list('personal particulars biodata family'),
  declaration: list('declaration undertaking'),
};

/** Words that go with any of them and tell nothing alone. */
const neutralWords = new Set(
  list(`a an the of and in at for with to my our on by from as
    detail details history record records information info background overview profile highlights timeline time line chronology
    chronological progression journey growth path held undertaken undergone attended passed known obtained earned received done completed
    handled acquired gained pursued made given served till date so far present past previous earlier current recent latest last total
    overall relevant related key core main major minor other others additional extra further more special specific selected notable
    significant important brief list section career professional corporate industrial industry commercial organisational organizational
    occupational technical non vocational formal basic general higher full part time field areas area summer winter academic college
    school university teaching clinical practical computer it domain functional managerial soft hard personal spoken co curricular
    curricular extracurricular outside leisure matrix inventory map chart table glance glimpse snapshot landscape set sets recital chronicle contour scan purview`),
);

const topicOfWord = new Map<string, HeadedTopic>(
  (Object.entries(tellingWords) as [HeadedTopic, readonly string[]][]).flatMap(([topic, words]) =>
    words.map((word) => [word, topic] as const),
  ),
);

/** Such words say what kind of thing the others are about: "Personal Skills", "Academic Projects", "Work Summary". */
const weak: ReadonlySet<string> = new Set([
  'personal',
  'academic',
  'work',
  'job',
  'working',
  'service',
  'family',
  'educational',
]);

const longest = 6;

/**
 * What a heading is about that nobody has listed, where all its words are such as headings are made of: "Previous
 * Appointments Held", "Computer Courses Attended". Where two words tell of two things, none is taken for it.
 */
export const composedTopic = (text: string): HeadedTopic | undefined => {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word !== '');
  if (words.length === 0 || words.length > longest) return undefined;
  if (!words.every((word) => neutralWords.has(word) || topicOfWord.has(word))) return undefined;
  const told = words.filter((word) => topicOfWord.has(word));
  const topics = new Set(told.filter((word) => !weak.has(word)).map((word) => topicOfWord.get(word)));
  const [only] = topics;
  return topics.size === 1 ? only : undefined;
};
