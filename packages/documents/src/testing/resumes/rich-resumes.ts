import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { sampleFresher, sampleProfessional } from '@kalam/domain/resumes/samples/sample-resumes';

type Extra = NonNullable<ResumeData['languages']>[number];

const numbered = (list: readonly Omit<Extra, 'id'>[]): Extra[] =>
  list.map((entry, index) => ({ id: `x${index}`, ...entry }));

/** Somebody with every optional section, dates as far as known, and education as it is called. */
export const richProfessional: ResumeData = {
  ...sampleProfessional,
  personalInfo: {
    ...sampleProfessional.personalInfo,
    headline: 'Senior Software Engineer · C++ and .NET · Payments',
  },
  workExperience: sampleProfessional.workExperience.map((job, index) => ({
    ...job,
    location: ['Bengaluru', 'Mysuru (hybrid)', 'Remote'][index],
    startDate: job.startDate.slice(0, 7),
    endDate: job.endDate.slice(0, 7),
    description: job.description.split('\n').slice(0, 3).join('\n'),
  })),
  education: [
    {
      id: 'e0',
      school: 'Sahyadri Institute of Technology',
      degree: 'undergraduate',
      degreeName: 'B.Tech',
      field: 'Computer Science and Engineering',
      board: 'Example Technological University',
      graduationDate: '2018-05',
      gpa: '8.90/10',
      marksKind: 'cgpa',
    },
    {
      id: 'e1',
      school: 'Vidya Jyoti Pre University College',
      degree: 'higher-secondary',
      field: 'Physics Chemistry and Mathematics',
      board: 'Karnataka Board',
      graduationDate: '2014',
      gpa: '94.2',
      marksKind: 'percentage',
    },
    {
      id: 'e2',
      school: 'Green Valley Public School',
      degree: 'secondary',
      field: 'General Studies',
      board: 'CBSE',
      graduationDate: '2012',
      gpa: 'A1',
      marksKind: 'grade',
    },
  ],
  moreEducation: [
    {
      id: 'm0',
      school: 'Nilgiri School of Management',
      degree: 'postgraduate',
      degreeName: 'Executive MBA',
      field: 'Finance',
      graduationDate: '2027-05',
      pursuing: true,
    },
    {
      id: 'm1',
      school: 'Deccan Evening College',
      degree: 'undergraduate',
      degreeName: 'BA in Economics',
      field: 'Economics',
      graduationDate: '2016',
      gpa: 'First Class with Distinction',
      marksKind: 'grade',
    },
  ],
  projects: sampleProfessional.projects.map((project, index) => ({
    ...project,
    startDate: index === 0 ? '2018' : '2024-02',
    endDate: index === 0 ? '2021' : '',
    current: index !== 0,
  })),
  languages: numbered([
    { title: 'Kannada', level: 'native' },
    { title: 'English', level: 'fluent' },
    { title: 'Hindi', level: 'working', detail: 'read and speak' },
    { title: 'German', level: 'basic' },
  ]),
  achievements: numbered([
    {
      title: 'Winner of the National Payments Challenge',
      subtitle: 'Example Council of Banks',
      date: '2023-11',
      description:
        'First of 1,240 teams; the settled ledger matched to the last paisa (₹2,50,000 in test runs).',
    },
    { title: 'Engineer of the Year', subtitle: 'Saffron Payments', date: '2024' },
  ]),
  publications: numbered([
    {
      title: 'Settling a crore ledgers before breakfast',
      subtitle: 'Sample Journal of Payment Systems',
      date: '2025',
      link: 'https://journal.example.com/settling-ledgers',
    },
  ]),
  volunteering: numbered([
    {
      title: 'Weekend Mathematics Teacher',
      subtitle: 'Lamp Post Learning Trust',
      startDate: '2019-06',
      endDate: '',
      current: true,
      link: 'https://lamp-post.example.com',
      description: 'Teach 30 children of class 8 to 10; 27 passed their board examination.',
    },
  ]),
  interests: numbered([
    { title: 'Chess', detail: 'district team' },
    { title: 'Carnatic violin' },
    { title: 'Trekking in the Western Ghats' },
    { title: 'Restoring old radios' },
  ]),
  references: numbered([
    {
      title: 'Dr. Meera Example',
      subtitle: 'Director of Engineering, Saffron Payments',
      detail: 'meera@saffron.example.com',
      description: 'I would hire Ananya again without a second thought.',
    },
    {
      title: 'Prof. R. Sample',
      subtitle: 'Sahyadri Institute of Technology',
      detail: '+91 98765 00000',
    },
  ]),
  personalDetails: numbered([
    { title: '', kind: 'father-name', detail: 'Ramesh Sharma' },
    { title: '', kind: 'date-of-birth', detail: '1996-04-12' },
    { title: '', kind: 'nationality', detail: 'Indian' },
    { title: '', kind: 'marital-status', detail: 'Married' },
    {
      title: '',
      kind: 'address',
      detail: 'Flat 4, Sample Residency, 12th Main Road, Jayanagar 4th Block, Bengaluru 560011',
    },
    { title: 'Notice period', detail: '30 days' },
    { title: 'Passport', detail: 'Valid until 2031' },
  ]),
  links: numbered([
    { title: 'GitHub', link: 'https://github.example.com/ananya-sharma' },
    { title: 'Portfolio', link: 'https://ananya-sharma.example.com/work' },
    { title: 'Talks', link: 'https://talks.example.com/ananya' },
  ]),
  own1: numbered([
    {
      title: 'Method and apparatus for replayable settlement',
      subtitle: 'Sample Patent Office',
      date: '2024-08',
      description: 'Granted; used in production since 2023.',
    },
  ]),
  own2: numbered([
    { title: '', description: 'Open to relocation within India.\nAvailable from January 2027.' },
  ]),
  own3: numbered([
    { title: 'Rajiv Example Memorial Scholarship 2015' },
    { title: 'State merit list, rank 14' },
  ]),
  arrangement: {
    headings: { own1: 'Patents', own2: 'Availability', own3: 'Scholarships' },
  },
};

/** A fresher who adds skills, projects and more. */
export const richFresher: ResumeData = {
  ...sampleFresher,
  personalInfo: {
    ...sampleFresher.personalInfo,
    headline: 'BCom graduate looking for a first role in finance',
  },
  trainingExperience: sampleFresher.trainingExperience.map((training) => ({
    ...training,
    location: 'Kochi',
    startDate: training.startDate.slice(0, 7),
    endDate: training.endDate.slice(0, 7),
  })),
  education: [
    {
      id: 'e0',
      school: 'Vembanad College of Commerce',
      degree: 'undergraduate',
      degreeName: 'BCom',
      field: 'Finance',
      board: 'Example University of Kerala',
      graduationDate: '2025',
      gpa: '78%',
      marksKind: 'percentage',
    },
    {
      id: 'e1',
      school: 'Lakeview Higher Secondary School',
      degree: 'higher-secondary',
      field: 'Commerce',
      board: 'Kerala Board',
      graduationDate: '2022',
      gpa: 'A+',
      marksKind: 'grade',
    },
  ],
  fresherSkills: [
    { id: 's0', name: 'Tally', level: 'Advanced' },
    { id: 's1', name: 'MS Excel', level: 'Advanced' },
    { id: 's2', name: 'GST filing', level: 'Intermediate' },
    { id: 's3', name: 'SQL', level: 'Intermediate' },
    { id: 's4', name: 'R', level: 'Beginner' },
  ],
  fresherProjects: [
    {
      id: 'p0',
      name: 'Khata for Kirana',
      startDate: '2024-08',
      endDate: '2025-01',
      description: 'A ledger sheet with checks that 6 shops in Fort Kochi still use.',
      link: 'https://khata.example.com',
      technologies: ['MS Excel', 'VBA'],
    },
  ],
  languages: numbered([
    { title: 'Malayalam', level: 'native' },
    { title: 'English', level: 'fluent' },
    { title: 'Hindi', level: 'working' },
  ]),
  achievements: numbered([
    { title: 'First in the college in cost accounting, 2024' },
    { title: 'Captain of the inter-college football team, 2023–24' },
  ]),
  volunteering: numbered([
    {
      title: 'Treasurer',
      subtitle: 'Sample Relief Camp, Aluva',
      startDate: '2024',
      endDate: '2024',
      description: 'Kept the books of ₹3,20,000 in donations; audited without a remark.',
    },
  ]),
  interests: numbered([{ title: 'Football' }, { title: 'Quizzing' }, { title: 'Cooking' }]),
  references: numbered([
    { title: 'Lakshmi Example', subtitle: 'Partner, Malabar Audit Associates', detail: '9876500000' },
  ]),
  personalDetails: numbered([
    { title: '', kind: 'father-name', detail: 'Suresh Nair' },
    { title: '', kind: 'mother-name', detail: 'Latha Nair' },
    { title: '', kind: 'date-of-birth', detail: '8 September 2004' },
    { title: '', kind: 'gender', detail: 'Male' },
    { title: '', kind: 'nationality', detail: 'Indian' },
    { title: '', kind: 'driving-licence', detail: 'LMV, valid until 2044' },
  ]),
  links: numbered([{ title: 'GitHub', link: 'https://github.example.com/arjun-nair' }]),
  own1: numbered([{ title: '', description: '• NCC “B” certificate\n• Blood donor since 2022' }]),
  arrangement: { headings: { own1: 'Extra-Curricular' } },
};
