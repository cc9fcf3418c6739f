import { declarationText } from '../fields/declaration.ts';
import type { ResumeData } from '../resume-model.ts';

const bullets = (...lines: string[]): string => lines.join('\n');

/** Someone with a few years of work: two pages, every section but training. Invented, as is everyone in it. */
export const sampleProfessional: ResumeData = {
  personalInfo: {
    fullName: 'Ananya Sharma',
    headline: 'Senior Software Engineer, Payments and Retail',
    email: 'ananya.sharma@example.com',
    phone: '9876543210',
    dateOfBirth: '1996-04-12',
    location: 'Bengaluru',
    linkedin: 'https://linkedin.example.com/in/ananya-sharma',
    website: 'https://ananya-sharma.example.com',
  },
  summary:
    'Senior software engineer with 8 years of building payment and retail systems that stay up on the busiest days of the year. ' +
    'Known for turning slow fragile services into fast dependable ones and for growing junior engineers into owners. ' +
    'Looking to lead a platform team that serves customers across India.',
  isFresher: false,
  workExperience: [
    {
      id: 'sample-work-1',
      company: 'Saffron Payments',
      position: 'Senior Software Engineer',
      startDate: '2022-08-01',
      endDate: '',
      current: true,
      description: bullets(
        'Lead a team of 6 engineers who own the settlement platform used by 40 thousand merchants.',
        'Redesigned the settlement engine and cut the daily run from 5 hours to 22 minutes.',
        'Brought failed payouts down from 3 percent to under 1 percent by making every step safe to repeat.',
        'Introduced load tests before each festival season and kept the service at full uptime through 4 Diwali sales.',
        'Mentor 5 junior engineers of whom 3 now run services of their own.',
      ),
    },
    {
      id: 'sample-work-2',
      company: 'Neem Tree Retail Technologies',
      position: 'Software Engineer',
      startDate: '2020-02-03',
      endDate: '2022-07-29',
      current: false,
      description: bullets(
        'Built the stock service that keeps 85 stores and the web shop in step within 2 seconds.',
        'Halved the time to open a product page on slow phones by sending 60 percent less code.',
        'Moved 14 services to containers without an hour of downtime and saved 30 lakh rupees a year in hosting.',
        'Wrote the on call handbook that brought the median repair time from 50 minutes to 18.',
      ),
    },
    {
      id: 'sample-work-3',
      company: 'Blue Lotus Software',
      position: 'Associate Software Engineer',
      startDate: '2018-07-02',
      endDate: '2020-01-31',
      current: false,
      description: bullets(
        'Delivered 12 features of a hospital booking system used by 9 clinics in Karnataka.',
        'Raised test coverage of the billing module from 20 to 85 percent and ended a year of monthly rollbacks.',
        'Automated the weekly report for the finance team and gave them back 6 hours every week.',
      ),
    },
  ],
  trainingExperience: [],
  education: [
    {
      id: 'sample-education-1',
      school: 'Sahyadri Institute of Technology',
      degree: 'undergraduate',
      field: 'Computer Science and Engineering',
      graduationDate: '2018-05-31',
      gpa: '8.90/10',
    },
    {
      id: 'sample-education-2',
      school: 'Vidya Jyoti Pre University College',
      degree: 'higher-secondary',
      field: 'Physics Chemistry and Mathematics',
      graduationDate: '2014-05-20',
      gpa: '9.40/10',
    },
    {
      id: 'sample-education-3',
      school: 'Green Valley Public School',
      degree: 'secondary',
      field: 'General Studies',
      graduationDate: '2012-05-18',
      gpa: '9.80/10',
    },
  ],
  skills: [
    { id: 'sample-skill-1', name: 'TypeScript', level: 'Expert' },
    { id: 'sample-skill-2', name: 'PostgreSQL', level: 'Expert' },
    { id: 'sample-skill-3', name: 'System Design', level: 'Expert' },
    { id: 'sample-skill-4', name: 'Java', level: 'Advanced' },
    { id: 'sample-skill-5', name: 'React', level: 'Advanced' },
    { id: 'sample-skill-6', name: 'Kubernetes', level: 'Advanced' },
    { id: 'sample-skill-7', name: 'Performance Testing', level: 'Advanced' },
    { id: 'sample-skill-8', name: 'Apache Kafka', level: 'Intermediate' },
    { id: 'sample-skill-9', name: 'Terraform', level: 'Intermediate' },
    { id: 'sample-skill-10', name: 'Technical Writing', level: 'Intermediate' },
  ],
  projects: [
    {
      id: 'sample-project-1',
      name: 'Ledger Lens',
      description: bullets(
        'Open source tool that finds mismatched entries between two ledgers of a crore rows in under 9 minutes.',
        'Adopted by 11 finance teams and kept alive with 24 outside contributors.',
      ),
      link: 'https://ledger-lens.example.com',
      technologies: ['TypeScript', 'PostgreSQL', 'Docker'],
    },
    {
      id: 'sample-project-2',
      name: 'Kirana Connect',
      description: bullets(
        'Ordering app for neighbourhood shops that works without a network and syncs when one returns.',
        'Piloted with 32 shops in Mysuru and raised their repeat orders by 18 percent in one quarter.',
      ),
      link: 'https://kirana-connect.example.com',
      technologies: ['React Native', 'SQLite', 'GraphQL'],
    },
  ],
  certificates: [
    {
      id: 'sample-certificate-1',
      name: 'Certified Cloud Solutions Architect',
      issuer: 'Example Cloud Academy',
      date: '2024-03-15',
      link: 'https://certificates.example.com/cloud-architect',
    },
    {
      id: 'sample-certificate-2',
      name: 'Certified Kubernetes Administrator',
      issuer: 'Example Open Source Council',
      date: '2022-11-20',
      link: 'https://certificates.example.com/kubernetes',
    },
    {
      id: 'sample-certificate-3',
      name: 'Payment Security Practitioner',
      issuer: 'Example Institute of Banking',
      date: '2021-06-08',
    },
  ],
  declaration: declarationText,
};

/** Someone just out of college: one page with training instead of work. */
export const sampleFresher: ResumeData = {
  personalInfo: {
    fullName: 'Arjun Nair',
    headline: 'Commerce Graduate, Audit and Data Analysis',
    email: 'arjun.nair@example.com',
    phone: '9876543210',
    dateOfBirth: '2004-09-08',
    location: 'Kochi',
    linkedin: 'https://linkedin.example.com/in/arjun-nair',
    website: 'https://arjun-nair.example.com',
  },
  summary:
    'Commerce graduate with hands on training in accounting and data analysis. ' +
    'Reconciled live books during audit season and built reports that managers still use. ' +
    'Eager to start as a finance analyst in a team that values careful work.',
  isFresher: true,
  workExperience: [],
  trainingExperience: [
    {
      id: 'sample-training-1',
      organization: 'Malabar Audit Associates',
      role: 'Audit Trainee',
      startDate: '2026-01-05',
      endDate: '2026-06-30',
      current: false,
      description: bullets(
        'Checked 90 ledgers across 7 client audits and found errors worth 4 lakh rupees before filing.',
        'Prepared monthly tax returns for 15 small businesses with no late filing in 6 months.',
        'Wrote a checklist that cut the review of each file from 3 hours to 2.',
      ),
    },
    {
      id: 'sample-training-2',
      organization: 'Backwater Analytics',
      role: 'Data Analysis Intern',
      startDate: '2025-05-05',
      endDate: '2025-07-31',
      current: false,
      description: bullets(
        'Cleaned 3 years of sales records and built a dashboard that 12 branch managers open every week.',
        'Found 2 slow moving product lines and supported the decision that freed 8 lakh rupees of stock.',
      ),
    },
  ],
  education: [
    {
      id: 'sample-education-1',
      school: 'Vembanad College of Commerce',
      degree: 'undergraduate',
      field: 'Commerce with Finance',
      graduationDate: '2025-04-30',
      gpa: '8.60/10',
    },
    {
      id: 'sample-education-2',
      school: 'Lakeview Higher Secondary School',
      degree: 'higher-secondary',
      field: 'Commerce',
      graduationDate: '2022-05-25',
      gpa: '9.20/10',
    },
    {
      id: 'sample-education-3',
      school: 'Lakeview Public School',
      degree: 'secondary',
      field: 'General Studies',
      graduationDate: '2020-05-22',
      gpa: '9.60/10',
    },
  ],
  skills: [],
  projects: [],
  certificates: [
    {
      id: 'sample-certificate-1',
      name: 'Advanced Spreadsheet Modelling',
      issuer: 'Example Finance Academy',
      date: '2025-10-12',
      link: 'https://certificates.example.com/spreadsheets',
    },
    {
      id: 'sample-certificate-2',
      name: 'Goods and Services Tax Practitioner',
      issuer: 'Example Institute of Taxation',
      date: '2025-12-20',
    },
  ],
  declaration: declarationText,
};
