import { defaultFormatting } from '@kalam/domain/resumes/formatting';
import type { Formatting, ResumeData } from '@kalam/domain/resumes/resume-model';

/** The day the test documents are made on. */
export const testDate = '2026-11-15';

/** A PNG of two by two pixels. */
export const tinyPng =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEklEQVR4nGNgSPMBIgYIxaANAA7OAhl8ZJf6AAAAAElFTkSuQmCC';

const jobs = [
  ['Lead Platform Engineer', 'Sahyadri Digital Works', '2022-04-01', ''],
  ['Senior Software Engineer', 'Narmada Software Labs', '2019-07-15', '2022-03-31'],
  ['Software Engineer', 'Coromandel Systems', '2017-01-09', '2019-06-30'],
  ['Associate Engineer', 'Deccan Data Services', '2015-08-03', '2016-12-31'],
] as const;

const work = [
  'Led the office move of nine services to a shared platform and cut the monthly bill by a third.',
  'Found the difficult faults first. Difficult ones were written down so that nobody met them twice.',
  'Became fluent in reading profiles and brought the first page from eight seconds to under one.',
  'Trained efficient reviewers and kept the flow of changes at twenty a day without a failed release.',
  'Built an offline form for field staff that never lost a single entry in two monsoon seasons.',
  'Planned the budget of the team and explained each figure to people who do not write software.',
];

/** Three pages in most templates, every field filled, no two alike. */
export const fullResume: ResumeData = {
  personalInfo: {
    fullName: 'Ananya Deshpande',
    email: 'ananya.deshpande@example.com',
    phone: '9876543210',
    dateOfBirth: '1993-02-11',
    location: 'Pune Maharashtra',
    linkedin: 'https://www.linkedin.com/in/ananya-example',
    website: 'https://ananya.example.com/',
  },
  summary:
    'Platform engineer with ten years of experience in payment and logistics systems. Known for efficient teams, clear writing and calm releases. Looking for difficult problems that matter to many people.',
  workExperience: jobs.map(([position, company, startDate, endDate], index) => ({
    id: `w${index}`,
    position,
    company,
    startDate,
    endDate,
    current: endDate === '',
    description: work.map((line) => line.replace(/\.$/, ` at ${company}.`)).join('\n'),
  })),
  trainingExperience: [],
  education: [
    {
      id: 'e0',
      school: 'Indian Institute of Example Studies',
      degree: 'postgraduate',
      field: 'Computer Science',
      graduationDate: '2015-06-15',
      gpa: '8.90/10',
    },
    {
      id: 'e1',
      school: 'Fergus Example College',
      degree: 'undergraduate',
      field: 'Information Technology',
      graduationDate: '2013-05-30',
      gpa: '8.2',
    },
    {
      id: 'e2',
      school: 'Saraswati Vidya Mandir',
      degree: 'higher-secondary',
      field: 'Science',
      graduationDate: '2010-04-20',
    },
  ],
  skills: [
    ['TypeScript', 'Expert'],
    ['PostgreSQL', 'Expert'],
    ['Distributed Systems', 'Advanced'],
    ['React', 'Advanced'],
    ['Kubernetes', 'Advanced'],
    ['Technical Writing', 'Intermediate'],
    ['Rust', 'Intermediate'],
    ['Graphic Design', 'Beginner'],
  ].map(([name = '', level], index) => ({
    id: `s${index}`,
    name,
    level: level as ResumeData['skills'][number]['level'],
  })),
  projects: [
    {
      id: 'p0',
      name: 'Monsoon Ledger',
      description:
        'An open ledger for small shops that works without a network for weeks and settles by itself.\nUsed by forty shops in three districts.',
      link: 'https://ledger.example.com/monsoon',
      technologies: ['SQLite', 'Svelte', 'Service Workers'],
    },
    {
      id: 'p1',
      name: 'Rail Wait',
      description: 'Predicts whether a waiting list ticket clears and says how sure it is of the answer.',
      technologies: ['Python', 'Pandas'],
    },
  ],
  certificates: [
    {
      id: 'c0',
      name: 'Certified Cloud Architect',
      issuer: 'Example Cloud Academy',
      date: '2021-09-01',
      link: 'https://certs.example.com/abc',
      image: tinyPng,
    },
    { id: 'c1', name: 'Project Leadership', issuer: 'Institute of Sample Management', date: '2020-02-10' },
  ],
  declaration:
    'I hereby declare that all the information provided in this resume is true and accurate to the best of my knowledge.',
  isFresher: false,
};

export const fresherResume: ResumeData = {
  ...fullResume,
  personalInfo: { ...fullResume.personalInfo, fullName: 'Imran Qureshi', profileImage: tinyPng },
  workExperience: [],
  skills: [],
  projects: [],
  trainingExperience: [
    {
      id: 't0',
      organization: 'Riverbank Motors',
      role: 'Workshop Trainee',
      startDate: '2024-01-08',
      endDate: '2024-06-28',
      current: false,
      description: 'Learned to read drawings, kept the tool book and repaired two hundred gear boxes.',
    },
  ],
  signature: tinyPng,
  isFresher: true,
};

const hostile =
  'A\u0000B\u0007C\ufffe \ud800 \udc00 <w:p>&amp;"\'</w:t> ]]> (\\) %PDF endstream \u202egnp.exe \ufeff\u200b👩🏽‍💻 अनन्या ﬁ';

/** What people paste: control characters, half characters, markup, one endless word, another script, a bad link. */
export const hostileResume: ResumeData = {
  ...fullResume,
  personalInfo: {
    ...fullResume.personalInfo,
    fullName: `Zed ${hostile}`,
    email: 'not an address <x@y>',
    linkedin: 'javascript:alert(1)',
    website: 'https://example.com/"><script>&a=b c',
    profileImage: 'data:image/svg+xml,<svg onload="x"/>',
  },
  summary: `${hostile}\n${'W'.repeat(3000)}\n${'ab '.repeat(4000)}`,
  workExperience: fullResume.workExperience.map((job) => ({
    ...job,
    company: hostile,
    position: '',
    startDate: 'someday',
    description: `\u000b${hostile}\u2028${hostile}`,
  })),
  projects: [
    { id: 'p', name: hostile, description: '', link: 'file:///etc/passwd', technologies: [hostile, ''] },
  ],
};

export const emptyResume: ResumeData = {
  personalInfo: { fullName: '', email: '', phone: '', dateOfBirth: '', location: '' },
  summary: '',
  workExperience: [],
  trainingExperience: [],
  education: [],
  skills: [],
  projects: [],
  certificates: [],
  declaration: '',
  isFresher: false,
};

export const testFormatting = (choices: Partial<Formatting> = {}): Formatting => ({
  ...defaultFormatting,
  ...choices,
});
