import { job, training, typed } from './typed-resume.fixture.ts';

/** Invented people, as they would type their own resumes: with accounts and in court. */
export const bcomFresher = typed({
  isFresher: true,
  personalInfo: {
    fullName: 'Priya K',
    headline: 'B.Com. graduate – accounts & taxation',
    email: 'priya.k@example.com',
    phone: '9876543203',
    dateOfBirth: '2004-11-08',
    location: 'Indore',
  },
  summary:
    'B.Com. (Computer Applications) graduate, 81.6%. Know Tally Prime, GST returns (GSTR-1, 3B) & Excel.',
  education: [
    {
      school: "St. Aloysius' College",
      degree: 'undergraduate',
      degreeName: 'B.Com. (C.A.)',
      field: 'Commerce',
      board: 'Devi Ahilya Vishwavidyalaya',
      graduationDate: '2025-06',
      gpa: '81.6%',
      marksKind: 'percentage',
    },
    {
      school: 'Govt. Girls H.S. School No. 2',
      degree: 'higher-secondary',
      field: 'Commerce',
      board: 'MPBSE',
      graduationDate: '2022',
      gpa: '88',
      marksKind: 'percentage',
    },
    {
      school: 'Govt. Girls H.S. School No. 2',
      degree: 'secondary',
      field: 'General',
      board: 'MPBSE',
      graduationDate: '2020',
      gpa: '9.2/10',
      marksKind: 'cgpa',
    },
  ],
  trainingExperience: [
    training(
      'Accounts intern',
      'M/s Sharma & Co. (CA)',
      ['2025-01', '2025-03'],
      'Entered 450+ vouchers in Tally Prime; filed GSTR-1 for 12 clients.',
    ),
  ],
  fresherSkills: [
    { name: 'Tally Prime 4.0', level: 'Advanced' },
    { name: 'GST & TDS', level: 'Intermediate' },
    { name: 'Typing – 40 w.p.m.', level: 'Intermediate' },
  ],
  fresherProjects: [
    {
      name: 'Effect of UPI on kirana shops',
      startDate: '2024-12',
      endDate: '2025-03',
      description: 'Surveyed 60 shops in 4 wards: 73% take UPI, 41% since 2021.',
      technologies: ['Excel', 'Google Forms'],
    },
  ],
  interests: [{ title: 'Kho-kho', detail: 'District level, 2019' }],
  personalDetails: [
    { title: '', kind: 'father-name', detail: 'Shri K. Ramesh' },
    { title: '', kind: 'nationality', detail: 'Indian' },
  ],
});

export const charteredAccountant = typed({
  personalInfo: {
    fullName: 'CA Neha Agrawal',
    email: 'ca.neha@example.com',
    phone: '9876543205',
    dateOfBirth: '1994-06-17',
    location: 'Jaipur',
    website: 'https://neha.example.com',
  },
  summary:
    'Chartered Accountant (AIR 38, Nov. 2017). 7 years in statutory audit u/s 143, Ind AS 115/116 & transfer pricing.',
  workExperience: [
    job(
      'Manager – Audit & Assurance',
      'R. K. Sample & Associates LLP',
      'Jaipur',
      ['2018-02'],
      'Signed off 35 audits; largest turnover ₹1,250 crore.',
      'Recovered ITC of ₹84,00,000 for 6 clients.',
    ),
    job(
      'Article Assistant',
      'Sample Haribhakti & Co.',
      'Jaipur',
      ['2014-07', '2017-07'],
      'Tax audits u/s 44AB for 50+ firms; TDS (26Q/27Q) returns.',
    ),
  ],
  education: [
    {
      school: 'University of Rajasthan',
      degree: 'undergraduate',
      degreeName: 'B.Com. (Hons.)',
      field: 'Accounting & Statistics',
      graduationDate: '2014',
      gpa: '76.2%',
      marksKind: 'percentage',
    },
  ],
  moreEducation: [
    {
      school: 'The Institute of Chartered Accountants of India',
      degree: '',
      degreeName: 'CA',
      field: 'Final – both groups',
      graduationDate: '2018-01',
      gpa: '538/800',
      marksKind: 'grade',
    },
  ],
  skills: [
    { name: 'Ind AS/IFRS', level: 'Expert' },
    { name: 'Power BI & Excel', level: 'Advanced' },
  ],
  certificates: [{ name: 'DISA (Information Systems Audit)', issuer: 'ICAI', date: '2020' }],
  references: [
    { title: 'CA R. K. Sample', subtitle: 'Partner, R. K. Sample & Associates LLP', detail: '98765 43299' },
  ],
});

export const lawyer = typed({
  personalInfo: {
    fullName: 'Adv. Rehana Qureshi',
    headline: 'Advocate, High Court',
    email: 'rehana.q@example.com',
    phone: '9876543206',
    dateOfBirth: '1988-03-22',
    location: 'Lucknow',
  },
  summary:
    'Advocate (Enrl. No. UP/1234/2013) with 11+ years in writ & service matters; 600+ matters argued, 70% allowed.',
  workExperience: [
    job(
      'Advocate (own chamber)',
      'Chamber No. 42, High Court',
      'Lucknow',
      ['2017-01'],
      'W.P. (C) & S.L.P. drafting; 3 reported judgments in 2021–24.',
    ),
    job(
      'Associate',
      'Sample & Sample, Advocates',
      'Allahabad/Prayagraj',
      ['2013-09', '2016-12'],
      'Drafted 250+ replies under S. 138 N.I. Act & S. 482 Cr.P.C.',
    ),
  ],
  education: [
    {
      school: 'Dr. R.M.L. National Law University',
      degree: 'postgraduate',
      degreeName: 'LL.M.',
      field: 'Constitutional Law',
      graduationDate: '2013-06',
      gpa: 'A+',
      marksKind: 'grade',
    },
    {
      school: 'Aligarh Muslim University',
      degree: 'undergraduate',
      degreeName: 'B.A., LL.B. (Hons.)',
      field: 'Law',
      graduationDate: '2012',
    },
  ],
  skills: [
    { name: 'Drafting & pleading', level: 'Expert' },
    { name: 'SCC Online/Manupatra', level: 'Advanced' },
  ],
  publications: [
    {
      title: 'Art. 226 & alternative remedies',
      subtitle: 'Sample Law Journal, Vol. 9(2)',
      date: '2022',
      link: 'https://journal.example.com/9-2',
    },
  ],
  languages: [
    { title: 'Urdu', level: 'native' },
    { title: 'Hindi & English', level: 'fluent' },
  ],
});
