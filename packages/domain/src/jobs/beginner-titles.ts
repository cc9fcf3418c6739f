import { suggestionLimit } from './job-suggestions.ts';
import { phrases, rolesAsTitles, studyTitles, type TitleSources } from './resume-titles.ts';
import { titlesForSkills } from './skill-titles.ts';

type Row = readonly [named: RegExp, titles: readonly string[]];

/** Trades as industrial training institutes teach them, by what an apprentice is hired as. */
const trades: readonly Row[] = [
  [/\bfitter\b|फिटर/, ['Apprentice Fitter', 'Fitter', 'Maintenance Trainee']],
  [
    /\belectrician\b|\bwireman\b|इलेक्ट्रीशियन/,
    ['Apprentice Electrician', 'Electrician Helper', 'Electrical Technician Trainee'],
  ],
  [/\bweld(?:er|ing)\b|वेल्डर/, ['Apprentice Welder', 'Welder', 'Fabrication Trainee']],
  [
    /\bturner\b|\bmachinist\b|\bgrinder\b|\btool and die\b|\bcnc\b/,
    ['Apprentice Machinist', 'CNC Operator Trainee', 'Production Trainee'],
  ],
  [/\bplumb(?:er|ing)\b|प्लंबर/, ['Apprentice Plumber', 'Plumber', 'Maintenance Trainee']],
  [/\bcarpent(?:er|ry)\b/, ['Apprentice Carpenter', 'Carpenter', 'Modular Furniture Installer']],
  [
    /\bdiesel mechanic\b|\bmotor (?:vehicle )?mechanic\b|\btwo wheeler\b/,
    ['Apprentice Mechanic', 'Automobile Technician Trainee', 'Service Technician Trainee'],
  ],
  [
    /\belectronics? mechanic\b|\binstrument mechanic\b|\bmechatronics\b/,
    ['Electronics Technician Trainee', 'Assembly Line Trainee', 'Instrumentation Trainee'],
  ],
  [
    /\brefrigeration\b|\bair conditioning\b|\bhvac\b/,
    ['AC Technician Trainee', 'Apprentice Refrigeration Mechanic', 'HVAC Technician Trainee'],
  ],
  [/\bdraughtsman(?:ship)?\b/, ['Trainee Draughtsman', 'Junior CAD Draughtsman', 'AutoCAD Operator']],
  [
    /\bcopa\b|\bcomputer operator and programming\b/,
    ['Computer Operator', 'Data Entry Operator', 'Office Assistant'],
  ],
  [
    /\bdress making\b|\bsewing technology\b|\btailoring\b/,
    ['Sewing Machine Operator', 'Apprentice Tailor', 'Garment Production Trainee'],
  ],
  [/\bstenograph/, ['Stenographer', 'Office Assistant', 'Data Entry Operator']],
  [/\bcosmetology\b/, ['Trainee Beautician', 'Salon Assistant', 'Beauty Advisor']],
  [/\battendant operator\b|\bchemical plant\b/, ['Plant Operator Trainee', 'Apprentice Chemical Operator']],
];

/** Studies, by the posts that ask for no work before. */
const studies: readonly Row[] = [
  [
    /\bcommerce\b|\baccount(?:ancy|ing)\b|\bb\.? ?com\b|\bm\.? ?com\b|वाणिज्य/,
    ['Junior Accountant', 'Accounts Assistant', 'Audit Assistant'],
  ],
  [
    /\bca (?:foundation|inter)|\bchartered accountan/,
    ['Articled Assistant', 'Audit Trainee', 'Junior Accountant'],
  ],
  [
    /\bcomputer (?:science|engineering|applications?)\b|\binformation (?:technology|science)\b|\bb\.? ?c\.? ?a\b|\bm\.? ?c\.? ?a\b|\bsoftware\b/,
    ['Trainee Software Engineer', 'Junior Web Developer', 'IT Support Trainee'],
  ],
  [
    /\bdata science\b|\bartificial intelligence\b|\bstatistics\b/,
    ['Junior Data Analyst', 'Data Science Intern'],
  ],
  [
    /\bmechanical\b|\bproduction engineering\b|\bautomobile engineering\b/,
    ['Junior Mechanical Engineer', 'Production Trainee', 'Quality Trainee'],
  ],
  [/\bcivil engineering\b|\bcivil\b(?! services)/, ['Junior Site Engineer', 'Trainee Civil Engineer']],
  [/\belectrical\b/, ['Junior Electrical Engineer', 'Maintenance Engineer Trainee']],
  [
    /\belectronics\b/,
    ['Trainee Electronics Engineer', 'Network Engineer Trainee', 'Embedded Engineer Trainee'],
  ],
  [/\bchemical engineering\b/, ['Trainee Process Engineer', 'Production Trainee']],
  [
    /\bbusiness (?:administration|management)\b|\bmanagement studies\b|\bb\.? ?b\.? ?a\b|\bm\.? ?b\.? ?a\b|\bpgdm\b/,
    ['Management Trainee', 'Business Development Trainee', 'Junior Operations Executive'],
  ],
  [/\bhuman resource/, ['HR Trainee', 'Junior HR Recruiter']],
  [/\bmarketing\b/, ['Marketing Trainee', 'Junior Digital Marketing Executive']],
  [/\bfinance\b|\bbanking\b/, ['Junior Finance Executive', 'Banking Trainee']],
  [/\beconomics\b/, ['Junior Research Analyst', 'Junior Data Analyst']],
  [
    /\beducation\b|\bteacher training\b|\bb\.? ?ed\b|\bd\.? ?el\.? ?ed\b/,
    ['Assistant Teacher', 'Trainee Teacher', 'Online Tutor'],
  ],
  [/\bnursing\b|\bgnm\b|\banm\b/, ['Staff Nurse', 'Nursing Trainee']],
  [/\bpharma/, ['Trainee Pharmacist', 'Quality Control Trainee', 'Medical Representative']],
  [/\bmedical laboratory\b|\bdmlt\b|\bbmlt\b/, ['Trainee Laboratory Technician', 'Phlebotomist']],
  [/\bchemistry\b|\bbiochemistry\b/, ['Trainee Chemist', 'Laboratory Assistant', 'Quality Control Trainee']],
  [/\bmicrobiology\b|\bbiotechnology\b|\blife science\b/, ['Laboratory Assistant', 'Trainee Microbiologist']],
  [/\blaw\b|\bll\.? ?b\b/, ['Junior Legal Associate', 'Legal Intern', 'Legal Assistant']],
  [
    /\bhotel management\b|\bhospitality\b|\bcatering\b|\bfood production\b/,
    ['Hotel Management Trainee', 'Front Office Trainee', 'Commis Chef'],
  ],
  [/\bjournalism\b|\bmass communication\b|\bmedia\b/, ['Trainee Journalist', 'Junior Content Writer']],
  [/\bfashion\b|\bapparel\b/, ['Junior Fashion Designer', 'Merchandising Trainee']],
  [/\barchitecture\b/, ['Junior Architect', 'Architectural Intern']],
  [/\binterior design\b/, ['Junior Interior Designer', 'Interior Design Intern']],
  [/\bgraphic design\b|\bfine arts\b|\banimation\b/, ['Junior Graphic Designer', 'Design Intern']],
  [/\bpsychology\b|\bsocial work\b/, ['Counsellor Trainee', 'Junior Social Worker']],
  [/\bagricultur/, ['Agriculture Trainee', 'Field Officer']],
  [/\bphysics\b|\bmathematics\b/, ['Trainee Teacher', 'Online Tutor', 'Junior Data Analyst']],
  [/\benglish\b|\bhindi\b|\bhumanities\b|\barts\b/, ['Junior Content Writer', 'Customer Support Executive']],
];

const engineering = /\bengineering\b|\bb\.? ?tech\b|\bb\.? ?e\b/;
const diploma = /\bdiploma\b|\bpolytechnic\b/;

const longestRead = 80;

const ledBy = (rows: readonly Row[], texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) => {
    const said = text.slice(0, longestRead).toLowerCase();
    return rows.filter(([named]) => named.test(said)).flatMap(([, titles]) => titles);
  });

const engineerTrainee = (studied: readonly string[]): readonly string[] => {
  const engineers = studied.map((text) => text.toLowerCase()).filter((text) => engineering.test(text));
  if (engineers.length === 0) return [];
  return engineers.every((text) => diploma.test(text))
    ? ['Diploma Engineer Trainee']
    : ['Graduate Engineer Trainee'];
};

/** Posts that somebody gets after years. */
const needsYears =
  /\b(?:manager|solutions architect|team leader|scrum master|product owner|chartered accountant|company secretary|supervisor|consultant|corporate trainer|medical officer|programme officer|wealth|investment advisor|specialist)\b/i;
const isForBeginners =
  /^(?:junior|associate|trainee|assistant|graduate|apprentice)\b|\b(?:trainee|intern|assistant)$/i;
const takesJunior =
  /(?:developer|engineer|designer|analyst|accountant|scientist|architect|editor|administrator|tester|statistician|animator|artist|recruiter)$/i;
const takesApprentice = /^(?:electrician|welder|machinist|fabricator|tailor)$/i;
const takesTrainee = /(?:technician|operator|draughtsman)$/i;

/** The same work as one begins it; undefined where it is none to begin with. */
const beginnerForm = (title: string): string | undefined => {
  if (needsYears.test(title)) return undefined;
  if (isForBeginners.test(title)) return title;
  if (takesApprentice.test(title)) return `Apprentice ${title}`;
  if (takesTrainee.test(title)) return `Trainee ${title}`;
  return takesJunior.test(title) ? `Junior ${title}` : title;
};

/** Nothing of one source crowds out the others. */
const fromStudies = 4;
const fromSkills = 4;
/** Kept for the plain names of the same work, at least. */
const plainPlaces = 2;

/**
 * Job titles for somebody who begins: the roles of their training, the trade or the studies, and where skills and projects
 * lead, each as a beginner is hired. The plain names come last, to search more widely.
 */
export const titlesForBeginner = (sources: TitleSources): readonly string[] => {
  const { roles, skills, fields, degrees, technologies, certificates, summaries } = sources;
  const studied = degrees.map((degree, place) => `${degree} ${fields[place] ?? ''}`);
  const others = fields.slice(degrees.length);
  const known = [...studied, ...others];
  const learnt = [
    ...ledBy(trades, [...known, ...certificates]),
    ...engineerTrainee(known),
    ...ledBy(studies, known),
  ];
  const wide = titlesForSkills([...skills, ...technologies, ...certificates]);
  const skilled = wide.flatMap((title) => beginnerForm(title) ?? []);
  const rest = [
    ...studyTitles(fields),
    ...titlesForSkills([...roles, ...fields, ...summaries.flatMap(phrases)]),
  ];
  const begun = each([
    ...rolesAsTitles(roles),
    ...each(learnt).slice(0, fromStudies),
    ...each(skilled).slice(0, fromSkills),
    ...learnt,
    ...skilled,
    ...rest.flatMap((title) => beginnerForm(title) ?? []),
  ]);
  const plain = [...wide, ...rest].filter((title) => !needsYears.test(title));
  const places = suggestionLimit - plainPlaces;
  return each([...begun.slice(0, places), ...plain, ...begun]).slice(0, suggestionLimit);
};

/** Each once, whatever its case. */
const each = (titles: readonly string[]): readonly string[] => {
  const known = new Map<string, string>();
  for (const title of titles) if (!known.has(title.toLowerCase())) known.set(title.toLowerCase(), title);
  return [...known.values()];
};
