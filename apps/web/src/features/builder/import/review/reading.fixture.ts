import { blankResume } from '@kalam/domain/resumes/blank-resume';
import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import type { ReadField, ReadResume } from '@kalam/reading/reading-result';

const data: ResumeData = {
  ...blankResume(),
  personalInfo: {
    ...blankResume().personalInfo,
    fullName: 'Kavya Raghavan',
    email: 'kavya@example.com',
    phone: '9876543210',
  },
  workExperience: [
    {
      id: 'w0',
      company: 'Sales Officer',
      position: 'Saffron Bank',
      startDate: '2019-06',
      endDate: '',
      current: true,
      description: 'Opened accounts for small shops in Pune and looked after three hundred of them.',
    },
  ],
  education: [
    {
      id: 'e0',
      school: 'Sahyadri College',
      degree: '',
      degreeName: 'B.Com',
      field: '',
      graduationDate: '2018',
    },
  ],
  skills: [{ id: 's0', name: 'Tally', level: 'Intermediate' }],
  projects: [{ id: 'p0', name: 'Ledger', description: '', technologies: ['Excel', 'VBA'] }],
};

const field = (path: string, value: string, more: Partial<ReadField> = {}): ReadField => ({
  path,
  value,
  confidence: 'sure',
  boxes: [],
  ...more,
});

/** Two fields that may be exchanged, a doubtful date, a level nobody could tell, and text without a place. */
export const doubtfulReading: ReadResume = {
  source: 'docx',
  data,
  fields: [
    field('personalInfo.fullName', 'Kavya Raghavan'),
    field('personalInfo.email', 'kavya@example.com'),
    field('personalInfo.phone', '9876543210', { written: '+91 98765 43210' }),
    field('workExperience.0.company', 'Sales Officer', {
      confidence: 'check',
      swapsWith: 'workExperience.0.position',
    }),
    field('workExperience.0.position', 'Saffron Bank', {
      confidence: 'check',
      swapsWith: 'workExperience.0.company',
    }),
    field('workExperience.0.startDate', '2019-06', { confidence: 'check', written: "Jun'19" }),
    field('education.0.school', 'Sahyadri College'),
    field('projects.0.technologies.0', 'Excel'),
    field('projects.0.technologies.1', 'VBA', { confidence: 'check' }),
  ],
  tray: [
    { id: 't0', text: 'Best employee of the year 2021', boxes: [], suggestion: 'achievements' },
    { id: 't1', text: '2345 6789 0124', boxes: [], advice: 'aadhaar' },
  ],
  notes: [],
  pages: [],
};
