import { job, lines, typed } from './typed-resume.fixture.ts';

/** Invented people, as they would type their own resumes: in offices and banks. */
export const engineer = typed({
  personalInfo: {
    fullName: 'Karthik S. Narayanan',
    headline: 'C++ and .NET engineer',
    email: 'karthik.n+jobs@example.com',
    phone: '9876543201',
    dateOfBirth: '1990-02-14',
    location: 'Chennai (open to Pune)',
    linkedin: 'https://www.linkedin.com/in/karthik-sample',
  },
  summary:
    'Software engineer with 13+ years in C++17, C# and .NET 8. Took over code of 1.2 million lines & made it testable (82% coverage).',
  workExperience: [
    job(
      'Lead Engineer – Embedded',
      'L&T Technology Services',
      'Chennai',
      ['2018-06'],
      'Own the motion-control stack in C++ (350,000 lines) for 3 product lines.',
      'Cut build time from 48 min to 9 min; saved ₹18,50,000 a year.',
    ),
    job(
      'Senior Software Engineer',
      '3M India',
      'Bengaluru',
      ['2012-07', '2018-05'],
      'Wrote a .NET/WPF tool used in 14 plants, 24x7.',
      'Moved 60+ reports from VB6 to C#.',
    ),
  ],
  education: [
    {
      school: 'P.S.G. College of Technology',
      degree: 'undergraduate',
      degreeName: 'B.E.',
      field: 'Electronics & Communication',
      board: 'Anna University',
      graduationDate: '2012-05',
      gpa: '8.42',
      marksKind: 'cgpa',
    },
    {
      school: 'D.A.V. Hr. Sec. School',
      degree: 'higher-secondary',
      field: 'Maths, Physics & Computer Science',
      graduationDate: '2008',
      gpa: '94.5%',
      marksKind: 'percentage',
    },
  ],
  skills: [
    { name: 'C', level: 'Expert' },
    { name: 'C++', level: 'Expert' },
    { name: 'C#/.NET', level: 'Advanced' },
    { name: 'CI/CD', level: 'Intermediate' },
    { name: 'Qt 6', level: 'Advanced' },
  ],
  projects: [
    {
      name: 'node-can (open source)',
      startDate: '2021',
      endDate: '2023',
      description: 'A CAN-bus driver in C++20 with bindings for Node.js; 400+ stars on GitHub.',
      link: 'https://github.com/example/node-can',
      technologies: ['C++', 'Node.js', 'CMake'],
    },
  ],
  certificates: [{ name: 'AZ-204: Azure Developer', issuer: 'Microsoft Corp.', date: '2023-04' }],
  links: [{ title: 'GitHub', link: 'https://github.com/example' }],
});

export const banker = typed({
  personalInfo: {
    fullName: 'Sunita Deshmukh-Kale',
    email: 'sunita.dk@example.com',
    phone: '9876543202',
    dateOfBirth: '1985-09-30',
    location: 'Nagpur, Maharashtra',
  },
  summary:
    'Branch manager with 15 years in retail banking. Book of ₹42 crore, NPA below 0.8%, 3 awards for CASA growth in FY 2022-23.',
  workExperience: [
    job(
      'Branch Manager (Scale-III)',
      'Sahyadri Gramin Bank Ltd.',
      'Nagpur',
      ['2019-04'],
      'Deposits up from ₹27,40,00,000 to ₹42,10,00,000 in 5 years (+54%).',
      'KYC backlog of 1,200 accounts cleared in 90 days.',
    ),
    job(
      'Probationary Officer / Asst. Manager',
      'Sahyadri Gramin Bank Ltd.',
      'Wardha',
      ['2009-08', '2019-03'],
      'Sanctioned 2,300 crop loans under KCC @ 7% p.a.',
      'Zero frauds reported in 2014, 2015 and 2016 audits.',
    ),
  ],
  education: [
    {
      school: 'R.T.M. Nagpur University',
      degree: 'postgraduate',
      degreeName: 'M.Com.',
      field: 'Banking & Finance',
      graduationDate: '2008',
      gpa: '67%',
      marksKind: 'percentage',
    },
    {
      school: 'Hislop College',
      degree: 'undergraduate',
      degreeName: 'B.Com.',
      field: 'Commerce',
      graduationDate: '2006',
      gpa: 'First Class',
      marksKind: 'grade',
    },
  ],
  moreEducation: [
    {
      school: 'Indian Institute of Banking & Finance',
      degree: '',
      degreeName: 'CAIIB',
      field: 'Bank Financial Management',
      graduationDate: '2012',
    },
  ],
  skills: [
    { name: 'Credit appraisal', level: 'Expert' },
    { name: 'Finacle 10.x', level: 'Advanced' },
    { name: 'MS-Excel (Pivot, VLOOKUP)', level: 'Advanced' },
  ],
  languages: [
    { title: 'Marathi', level: 'native' },
    { title: 'Hindi', level: 'fluent', detail: 'Read, write & speak' },
    { title: 'English', level: 'fluent' },
  ],
  achievements: [
    {
      title: 'Best Branch – CASA',
      subtitle: 'Regional Office, Nagpur',
      date: '2023-04',
      description: '1st of 48 branches',
    },
  ],
});

export const lateMba = typed({
  personalInfo: {
    fullName: "Anthony D'Souza",
    email: 'anthony.dsouza@example.com',
    phone: '9876543204',
    dateOfBirth: '1980-12-01',
    location: 'Mumbai',
  },
  summary:
    'Operations head: 20+ years from shop floor to P&L of ₹110 crore. Executive MBA taken at work, aged 41.',
  workExperience: [
    job(
      'Head – Operations',
      'Blue Dart-Sample Logistics',
      'Mumbai',
      ['2016-02'],
      'Run 9 hubs & 1,400 people; on-time delivery 98.7%.',
    ),
    job(
      'Shift In-charge',
      'Godrej & Sample',
      'Vikhroli',
      ['2001-07', '2016-01'],
      'Led a 3-shift line of 120; scrap down from 4.5% to 1.9%.',
    ),
  ],
  education: [
    {
      school: 'S.P. Jain-Sample Institute',
      degree: 'postgraduate',
      degreeName: 'Executive MBA',
      field: 'Operations',
      graduationDate: '2022-03',
      gpa: '3.4/4',
      marksKind: 'cgpa',
    },
    {
      school: 'V.J.T.I. Sample',
      degree: 'undergraduate',
      degreeName: 'B.E. (Mech.)',
      field: 'Mechanical Engg.',
      graduationDate: '2005',
      gpa: '2nd class',
      marksKind: 'grade',
    },
  ],
  skills: [
    { name: 'P&L', level: 'Expert' },
    { name: 'Six Sigma (Black Belt)', level: 'Advanced' },
    { name: 'SAP S/4HANA', level: 'Intermediate' },
  ],
  certificates: [{ name: 'Lean Six Sigma – Black Belt', issuer: 'KPMG-Sample', date: '2014-09-20' }],
});

export const dataAnalyst = typed({
  personalInfo: {
    fullName: 'Tanvi Rao',
    email: 'tanvi.rao@example.com',
    phone: '9876543207',
    dateOfBirth: '1999-08-19',
    location: 'Hyderabad',
    linkedin: 'https://www.linkedin.com/in/tanvi-sample',
  },
  summary: 'Data analyst: R, SQL & Python. Built churn models with AUC 0.87; A/B tests on 2M+ users.',
  workExperience: [
    job(
      'Data Analyst II',
      'Sample.ai',
      'Hyderabad (hybrid)',
      ['2021-08'],
      'ETL of 40 GB/day; dashboards for 12 teams.',
      'Cut query cost by 35% ($9k/yr).',
    ),
  ],
  education: [
    {
      school: 'I.I.T.–Sample',
      degree: 'undergraduate',
      degreeName: 'B.S.',
      field: 'Statistics & Data Science',
      graduationDate: '2021-05',
      gpa: '9.1/10',
      marksKind: 'cgpa',
    },
  ],
  skills: [
    { name: 'R', level: 'Expert' },
    { name: 'C', level: 'Beginner' },
    { name: 'SQL', level: 'Expert' },
    { name: 'Python 3', level: 'Advanced' },
  ],
  projects: [
    {
      name: 'Air quality – 10 cities',
      startDate: '2020',
      current: true,
      endDate: '',
      description: 'PM2.5 forecasts (ARIMA/XGBoost) with 91% accuracy; 5,000 visits a month.',
      link: 'https://air.example.com',
      technologies: ['R', 'C', 'Shiny', 'XGBoost'],
    },
  ],
  links: [{ title: 'Kaggle', link: 'https://www.kaggle.com/example' }],
  own1: [
    {
      title: 'R-Ladies Hyderabad',
      subtitle: 'Talk: tidy time series',
      date: '2024-02',
      description: lines('90 people', 'Slides: 1,400 views'),
    },
  ],
  arrangement: { headings: { own1: 'Talks & meetups' } },
});
