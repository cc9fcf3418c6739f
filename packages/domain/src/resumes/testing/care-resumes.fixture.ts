import { job, lines, typed } from './typed-resume.fixture.ts';

/** Invented people, as they would type their own resumes: in schools, hospitals and universities, and one coming back. */
export const teacher = typed({
  personalInfo: {
    fullName: 'Lakshmi Menon',
    email: 'lakshmi.menon@example.com',
    phone: '9876543208',
    dateOfBirth: '1987-01-26',
    location: 'Thrissur, Kerala',
  },
  summary:
    'PGT (Mathematics), CTET & SET qualified. 14 years with classes IX–XII; 100% results in 2023 and 2024.',
  workExperience: [
    job(
      'PGT – Mathematics',
      'Kendriya Vidyalaya No. 1',
      'Thrissur',
      ['2016-06'],
      'Classes XI–XII (CBSE); class average up from 61% to 78%.',
      'In-charge of NTSE/Olympiad cell: 9 medals.',
    ),
    job(
      'T.G.T. (Maths/Science)',
      "St. Mary's E.M.H.S.S.",
      'Kottayam',
      ['2010-06', '2016-04'],
      'Taught 6 sections of 40 each; exam superintendent 2012–15.',
    ),
  ],
  education: [
    {
      school: 'University of Calicut',
      degree: 'postgraduate',
      degreeName: 'M.Sc.',
      field: 'Mathematics',
      graduationDate: '2009',
      gpa: '72.5%',
      marksKind: 'percentage',
    },
    {
      school: 'Vimala College',
      degree: 'undergraduate',
      degreeName: 'B.Sc.',
      field: 'Mathematics',
      graduationDate: '2007',
      gpa: '81%',
      marksKind: 'percentage',
    },
  ],
  moreEducation: [
    {
      school: 'Govt. College of Teacher Education',
      degree: 'undergraduate',
      degreeName: 'B.Ed.',
      field: 'Mathematics',
      graduationDate: '2010-04',
      gpa: '1st class',
      marksKind: 'grade',
    },
  ],
  skills: [
    { name: 'GeoGebra', level: 'Advanced' },
    { name: 'Lesson planning (5E)', level: 'Expert' },
  ],
  certificates: [
    { name: 'C.T.E.T. – Paper II', issuer: 'C.B.S.E.', date: '2011' },
    { name: 'NISHTHA 2.0', issuer: 'NCERT/DIKSHA', date: '2022-03' },
  ],
  achievements: [{ title: 'Best Teacher (Regional)', subtitle: 'KVS, Ernakulam Region', date: '2021' }],
});

export const nurse = typed({
  personalInfo: {
    fullName: 'Sr. Jincy Thomas',
    headline: 'Staff nurse – ICU/CCU',
    email: 'jincy.thomas@example.com',
    phone: '9876543209',
    dateOfBirth: '1993-05-12',
    location: 'New Delhi – 110 029',
  },
  summary:
    'R.N., R.M. (KNMC Reg. No. 123/2015). 9 yrs in a 24-bed ICU; BLS/ACLS certified; ready for night shifts (8 pm–8 am).',
  workExperience: [
    job(
      'Staff Nurse (ICU)',
      'Sample Multi-Speciality Hospital (NABH)',
      'New Delhi',
      ['2019-11'],
      '1:2 nurse–patient ratio; VAP rate down to 1.3/1,000 days.',
      'Train 8–10 juniors every year.',
    ),
    job(
      'Staff Nurse',
      'Mission Hospital (300 beds)',
      'Kottayam',
      ['2015-08', '2019-10'],
      'Gen. ward & casualty: triage of 60+ patients/shift.',
    ),
  ],
  education: [
    {
      school: 'Holy Cross College of Nursing',
      degree: 'undergraduate',
      degreeName: 'B.Sc. (N)',
      field: 'Nursing',
      board: 'KUHS',
      graduationDate: '2015-06',
      gpa: '70%',
      marksKind: 'percentage',
    },
    {
      school: 'St. Joseph H.S.S.',
      degree: 'higher-secondary',
      field: 'Biology/Science',
      graduationDate: '2011',
      gpa: '86%',
      marksKind: 'percentage',
    },
  ],
  skills: [
    { name: 'Ventilator care', level: 'Expert' },
    { name: 'IV/IM, ABG & ECG', level: 'Expert' },
  ],
  certificates: [{ name: 'ACLS', issuer: 'AHA-Sample', date: '2024-01' }],
  languages: [
    { title: 'Malayalam', level: 'native' },
    { title: 'English', detail: 'OET: B (350)' },
  ],
  personalDetails: [
    { title: '', kind: 'passport', detail: 'Valid till 2031' },
    { title: 'Registration', detail: 'KNMC 123/2015' },
  ],
});

export const phd = typed({
  personalInfo: {
    fullName: 'Dr. Arindam Chakraborty',
    headline: 'Post-doctoral researcher (condensed matter)',
    email: 'arindam.c@example.com',
    phone: '9876543210',
    dateOfBirth: '1989-10-05',
    location: 'Kolkata',
    website: 'https://arindam.example.com',
  },
  summary:
    'Ph.D. (2018), 11 papers, h-index 8. Spin transport in 2D magnets; 4 yrs as post-doc in Kolkata & Grenoble.',
  workExperience: [
    job(
      'Post-Doctoral Fellow',
      'S.N. Sample National Centre',
      'Kolkata',
      ['2020-01'],
      'Built a 14 T/1.5 K transport set-up (₹2.3 crore DST grant).',
    ),
    job(
      'Post-doc',
      'CNRS–Sample',
      'Grenoble, France',
      ['2018-03', '2019-12'],
      'Measured magnon drag in CrI₃; 2 papers in 21 months.',
    ),
  ],
  education: [
    {
      school: 'University of Calcutta',
      degree: 'postgraduate',
      degreeName: 'M.Sc.',
      field: 'Physics',
      graduationDate: '2012',
      gpa: '1st class 1st',
      marksKind: 'grade',
    },
    {
      school: 'Presidency College',
      degree: 'undergraduate',
      degreeName: 'B.Sc. (Hons.)',
      field: 'Physics',
      graduationDate: '2010',
      gpa: '71.4%',
      marksKind: 'percentage',
    },
  ],
  moreEducation: [
    {
      school: 'Jadavpur University/IACS',
      degree: '',
      degreeName: 'Ph.D.',
      field: 'Condensed Matter Physics',
      graduationDate: '2018-02',
    },
  ],
  skills: [
    { name: 'LaTeX', level: 'Expert' },
    { name: 'C/Fortran 90', level: 'Advanced' },
    { name: 'Cryogenics (<2 K)', level: 'Expert' },
  ],
  publications: [
    {
      title: 'Magnon drag in CrI₃',
      subtitle: 'Phys. Rev. Sample 99, 104402',
      date: '2019-03',
      link: 'https://doi.example.com/10.1000/99',
      description: '62 citations',
    },
    { title: 'Spin waves & disorder: a review', subtitle: 'J. Sample Phys.', date: '2022' },
  ],
  achievements: [{ title: 'INSPIRE Fellowship', subtitle: 'D.S.T., Govt. of India', date: '2013' }],
  references: [
    {
      title: 'Prof. S. Sample',
      subtitle: 'IACS, Kolkata',
      detail: 's.sample@example.com',
      description: 'Supervised my Ph.D.',
    },
  ],
});

export const homemaker = typed({
  personalInfo: {
    fullName: 'Kavita R. Joshi',
    headline: 'Returning after a career break (2014–2024)',
    email: 'kavita_joshi@example.com',
    phone: '9876543211',
    dateOfBirth: '1984-07-07',
    location: 'Ahmedabad',
  },
  summary:
    'HR executive with 5 years of payroll experience, back after a 10-year family break; refreshed my skills in 2024 (Excel, HRMS).',
  workExperience: [
    job(
      'Treasurer (voluntary)',
      'Shanti Co-op. Housing Society',
      'Ahmedabad',
      ['2019-04'],
      'Accounts of 96 flats, ₹38 lakh/yr; audited with no remarks.',
    ),
    job(
      'HR Executive',
      'Sample Textiles Pvt. Ltd.',
      'Ahmedabad',
      ['2007-06', '2014-03'],
      'Payroll (PF/ESIC) of 450 workers; hired 120+ people.',
    ),
  ],
  education: [
    {
      school: 'Gujarat University',
      degree: 'postgraduate',
      degreeName: 'M.S.W./HRM',
      field: 'Human Resources',
      graduationDate: '2007',
      gpa: '63%',
      marksKind: 'percentage',
    },
    {
      school: 'H.A. College of Commerce',
      degree: 'undergraduate',
      degreeName: 'B.Com',
      field: 'Commerce',
      graduationDate: '2005',
      gpa: '58%',
      marksKind: 'percentage',
    },
  ],
  skills: [
    { name: 'Payroll (PF, ESIC, TDS)', level: 'Advanced' },
    { name: 'MS Office 365', level: 'Intermediate' },
  ],
  volunteering: [
    {
      title: 'Teacher (Sat. & Sun.)',
      subtitle: 'Slum school, Vasna',
      startDate: '2016',
      current: true,
      description: lines('25 children of std. I–IV', '2 batches'),
    },
  ],
  certificates: [{ name: 'Advanced Excel – 40 hrs', issuer: 'NIIT (Sample)', date: '2024-08' }],
});

export const pharmacist = typed({
  personalInfo: {
    fullName: 'Mohd. Irfan Shaikh',
    email: 'irfan.shaikh@example.com',
    phone: '9876543212',
    dateOfBirth: '1995-04-03',
    location: 'Aurangabad/Chh. Sambhajinagar',
  },
  summary:
    'Registered pharmacist (MSPC Reg. 2,34,567) with 6 years in retail & hospital pharmacy; Schedule H/H1/X records.',
  workExperience: [
    job(
      'Pharmacist In-charge',
      'Apollo-Sample Pharmacy',
      'Aurangabad',
      ['2020-03'],
      '300+ prescriptions/day; expiry loss cut to 0.4% (was 1.1% in 2020).',
    ),
    job(
      'Hospital Pharmacist',
      'Sample Hospital (150 beds)',
      'Jalna',
      ['2017-09', '2020-02'],
      'Dispensing, LASA checks & ADR reports (PvPI): 45 in 2019.',
    ),
  ],
  education: [
    {
      school: 'Y.B. Sample College of Pharmacy',
      degree: 'undergraduate',
      degreeName: 'B.Pharm.',
      field: 'Pharmacy',
      board: 'Dr. B.A.M.U.',
      graduationDate: '2017',
      gpa: '7.9/10',
      marksKind: 'cgpa',
    },
  ],
  moreEducation: [
    {
      school: 'Govt. Polytechnic',
      degree: '',
      degreeName: 'D.Pharm.',
      field: 'Pharmacy',
      graduationDate: '2014',
      gpa: '74.8%',
      marksKind: 'percentage',
    },
  ],
  skills: [
    { name: 'Marg ERP 9+', level: 'Advanced' },
    { name: 'Drug–drug interactions', level: 'Advanced' },
  ],
  languages: [
    { title: 'Urdu/Hindi', level: 'native' },
    { title: 'Marathi', level: 'working' },
  ],
  personalDetails: [{ title: '', kind: 'marital-status', detail: 'Married' }],
});
