/** What the public descriptions of parsers name, and no more. Compared without case and signs. */
export type KnownSection =
  | 'summary'
  | 'work'
  | 'training'
  | 'education'
  | 'skills'
  | 'projects'
  | 'certificates'
  | 'languages'
  | 'achievements'
  | 'publications'
  | 'volunteering'
  | 'interests'
  | 'references'
  | 'personalDetails'
  | 'links'
  | 'declaration';

const headings: Readonly<Record<KnownSection, readonly string[]>> = {
  summary: [
    'summary',
    'professional summary',
    'career summary',
    'executive summary',
    'about',
    'about me',
    'profile',
    'professional profile',
    'objective',
    'career objective',
    'परिचय',
    'सारांश',
    'उद्देश्य',
  ],
  work: [
    'experience',
    'work experience',
    'professional experience',
    'employment',
    'employment history',
    'work history',
    'career history',
    'अनुभव',
    'कार्य अनुभव',
  ],
  training: [
    'training',
    'training experience',
    'internship',
    'internships',
    'internship experience',
    'प्रशिक्षण',
  ],
  education: [
    'education',
    'more education',
    'academic background',
    'educational qualifications',
    'academic qualifications',
    'qualifications',
    'शिक्षा',
    'अन्य शिक्षा',
    'शैक्षणिक योग्यता',
  ],
  skills: ['skills', 'technical skills', 'key skills', 'skills and abilities', 'core competencies', 'कौशल'],
  projects: ['projects', 'personal projects', 'academic projects', 'key projects', 'परियोजनाएँ'],
  certificates: [
    'certifications',
    'certificates',
    'licenses and certifications',
    'courses and certifications',
    'प्रमाणपत्र',
  ],
  languages: ['languages', 'languages known', 'भाषाएँ'],
  achievements: [
    'achievements',
    'key achievements',
    'awards',
    'honors and awards',
    'awards and achievements',
    'उपलब्धियाँ',
  ],
  publications: ['publications', 'प्रकाशन'],
  volunteering: ['volunteering', 'volunteer experience', 'स्वयंसेवा'],
  interests: ['interests', 'hobbies', 'hobbies and interests', 'रुचियाँ'],
  references: ['references', 'संदर्भ'],
  personalDetails: ['personal details', 'personal information', 'व्यक्तिगत विवरण'],
  links: ['links', 'लिंक'],
  declaration: ['declaration', 'घोषणा'],
};

const sectionsByHeading = new Map(
  Object.entries(headings).flatMap(([section, words]) =>
    words.map((word) => [word.normalize('NFC'), section as KnownSection] as const),
  ),
);

export const knownSection = (text: string): KnownSection | undefined =>
  sectionsByHeading.get(text.normalize('NFC').toLowerCase().replaceAll('&', 'and').replace(/:$/, '').trim());

/** Dots alone: a dash at the start of a line is a dash. */
export const bulletMark = /^[•∙⋅●○◦▪‣⦁](?:\s+|$)/u;

const month =
  '(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december|जनवरी|फ़रवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|सितम्बर|अक्टूबर|अक्तूबर|नवंबर|नवम्बर|दिसंबर|दिसम्बर)\\.?';
const day = `(?:(?:\\d{1,2} )?${month},? )?(?:19|20)\\d\\d`;
const now = '(?:present|current|now|till date|ongoing|अब तक|वर्तमान)';
const expected = '(?:expected|अपेक्षित)';
const period = `(?:${expected} )?${day}(?: ?(?:–|-|—|to) ?(?:${day}|${now}))?|pursuing|अध्ययनरत`;

const wholePeriod = new RegExp(`^(?:${period})$`, 'iu');
const somePeriod = new RegExp(`(?<![\\p{L}\\p{N}])(?:${period})(?![\\p{L}\\p{N}])`, 'iu');

const tidy = (text: string): string => text.normalize('NFC').trim();

export const isPeriod = (text: string): boolean => wholePeriod.test(tidy(text));
export const periodIn = (text: string): string | undefined => somePeriod.exec(tidy(text))?.[0];

export const mailAddress = /[^\s@|,]+@[^\s@|,]+\.[^\s@|,]+/;
export const phoneNumber = /\+?\d[\d\s()-]{8,}\d/;
export const webAddress = /(?:https?:\/\/)?(?:www\.)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:\/[^\s|]*)?/u;

/** Not a text that merely has a dot in it. */
export const isWebAddress = (text: string): boolean =>
  new RegExp(`^${webAddress.source}$`, 'u').test(text) &&
  /(?:\/|^www\.|\.(?:com|in|org|net|io|dev|edu|co|me|app|info|gov|ac)\b)/.test(text);

export const isMarks = (text: string): boolean =>
  /^(?:c?gpa|marks|percentage|grade|score|अंक|ग्रेड)\b/iu.test(text) ||
  /^(?:अंक|ग्रेड)(?:\s|:)/u.test(text) ||
  /^[\d.]+ ?(?:%|\/ ?\d+)$/.test(text) ||
  /\b(?:first|second|third|1st|2nd|3rd|pass) (?:class|div)|\bdistinction\b|श्रेणी/iu.test(text);

/** Words that tell a position from a company where the company stands first. */
export const jobWords =
  /\b(?:accountant|administrator|advisor|agent|analyst|apprentice|architect|assistant|associate|chef|clerk|consultant|coordinator|designer|developer|director|driver|editor|engineer|executive|fitter|head|intern|lead|lecturer|manager|mechanic|nurse|officer|operator|pharmacist|planner|president|producer|professor|programmer|representative|researcher|scientist|specialist|supervisor|teacher|technician|trainee|trainer|tutor|writer)\b/i;
