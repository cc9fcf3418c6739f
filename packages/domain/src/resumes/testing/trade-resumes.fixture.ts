import { job, training, typed } from './typed-resume.fixture.ts';

/** Invented people, as they would type their own resumes: in workshops, kitchens, on roads and in uniform, and one out of school. */
export const itiFitter = typed({
  personalInfo: {
    fullName: 'Ramesh Kumar',
    email: 'ramesh.fitter@example.com',
    phone: '9876543213',
    dateOfBirth: '1998-12-15',
    location: 'Faridabad (Haryana)',
  },
  summary: 'I.T.I. fitter (NCVT) with 6 years in sheet-metal & assembly; reads drawings, works to ±0.02 mm.',
  workExperience: [
    job(
      'Fitter Gr. II',
      'Escorts-Sample Ltd., Plant 3',
      'Faridabad',
      ['2020-02'],
      'Assemble 18–20 gear boxes/shift; rejection below 0.5%.',
    ),
    job(
      'Apprentice (Fitter)',
      'J.C.B. Sample',
      'Ballabgarh',
      ['2018-09', '2019-09'],
      'Fitting, drilling & tapping (M4–M24), 5S and Kaizen.',
    ),
  ],
  education: [
    {
      school: 'Govt. Sr. Sec. School',
      degree: 'secondary',
      field: 'General',
      board: 'H.B.S.E.',
      graduationDate: '2014',
      gpa: '68.2%',
      marksKind: 'percentage',
    },
  ],
  moreEducation: [
    {
      school: 'Govt. I.T.I., N.I.T.-5',
      degree: '',
      degreeName: 'ITI (NCVT)',
      field: 'Fitter',
      graduationDate: '2018-07',
      gpa: '74%',
      marksKind: 'percentage',
    },
  ],
  skills: [
    { name: 'Vernier/micrometer', level: 'Expert' },
    { name: 'Arc & MIG welding', level: 'Intermediate' },
  ],
  languages: [{ title: 'Hindi', level: 'native' }],
  personalDetails: [
    { title: '', kind: 'father-name', detail: 'Sh. Mahesh Kumar' },
    { title: '', kind: 'date-of-birth', detail: '15-12-1998' },
    { title: '', kind: 'address', detail: 'H.No. 12/4, Jawahar Colony, Faridabad – 121005' },
  ],
});

export const driver = typed({
  personalInfo: {
    fullName: 'Gurpreet Singh S/o Balwant Singh',
    email: 'gurpreet.driver@example.com',
    phone: '9876543214',
    dateOfBirth: '1986-06-20',
    location: 'Ludhiana',
  },
  summary:
    'Heavy vehicle driver, 17 years & 9,00,000+ km without a major accident. Licence: LMV, HMV (Trans), hazardous goods.',
  workExperience: [
    job(
      'Driver (14-wheeler)',
      'Punjab Sample Roadlines',
      'Ludhiana',
      ['2012-01'],
      'Ludhiana–Mumbai–Ludhiana, 3,200 km/trip; 4.1 km/l against 3.6.',
    ),
    job(
      'Tempo driver (Tata 407)',
      'Self/owner: Sh. Harjit Singh',
      'Jalandhar',
      ['2006-03', '2011-12'],
      'Mandi work, 2 trips/day; all papers & e-way bills in order.',
    ),
  ],
  education: [
    {
      school: 'Govt. High School, V.P.O. Sahnewal',
      degree: 'secondary',
      field: 'General',
      board: 'P.S.E.B.',
      graduationDate: '2003',
      gpa: '2nd div.',
      marksKind: 'grade',
    },
  ],
  skills: [
    { name: 'HMV/trailer', level: 'Expert' },
    { name: 'GPS & FASTag', level: 'Intermediate' },
  ],
  certificates: [{ name: 'Hazardous goods (Rule 9)', issuer: 'R.T.O. Ludhiana', date: '2023-02-10' }],
  personalDetails: [
    { title: '', kind: 'driving-licence', detail: 'PB10 2006 0012345 (valid to 2031)' },
    { title: 'Badge No.', detail: '5678/LDH' },
  ],
});

export const chef = typed({
  personalInfo: {
    fullName: 'Chef Francis X. Pereira',
    headline: 'Sous chef – Goan & continental',
    email: 'francis.chef@example.com',
    phone: '9876543215',
    dateOfBirth: '1991-11-30',
    location: 'Panaji, Goa',
  },
  summary:
    'Sous chef with 11 yrs in 5* hotels; ran 220-cover Sundays at food cost 28.5%. FSSAI & HACCP trained.',
  workExperience: [
    job(
      'Sous Chef',
      'Taj-Sample Resort & Spa',
      'Candolim',
      ['2019-10'],
      'Kitchen of 34; food cost 32% → 28.5% in 18 months.',
    ),
    job(
      'C.D.P./Commis-I',
      'The Sample Park Hotel',
      'Mumbai',
      ['2012-07', '2019-09'],
      'À la carte & banquets up to 1,500 pax; 2 food festivals a year.',
    ),
  ],
  education: [
    {
      school: 'I.H.M. Sample, Porvorim',
      degree: 'undergraduate',
      degreeName: 'B.Sc. (H&HA)',
      field: 'Hospitality & Hotel Admn.',
      graduationDate: '2012',
      gpa: '66%',
      marksKind: 'percentage',
    },
    { school: 'Don Bosco H.S.S.', degree: 'higher-secondary', field: 'Arts', graduationDate: '2009' },
  ],
  skills: [
    { name: 'Sous-vide', level: 'Advanced' },
    { name: 'Crème pâtissière', level: 'Intermediate' },
    { name: 'Costing/IDS 7', level: 'Advanced' },
  ],
  certificates: [{ name: 'FoSTaC – Advanced', issuer: 'F.S.S.A.I.', date: '2021-05' }],
  achievements: [{ title: 'Silver – Culinary Challenge', subtitle: 'AAHAR-Sample', date: '2018-03' }],
  languages: [
    { title: 'Konkani', level: 'native' },
    { title: 'Português', level: 'basic' },
  ],
});

export const veteran = typed({
  personalInfo: {
    fullName: 'Ex-Hav. Bhim Bahadur Thapa',
    headline: 'Security & fire supervisor (ex-serviceman)',
    email: 'bhim.thapa@example.com',
    phone: '9876543216',
    dateOfBirth: '1979-03-18',
    location: 'Dehradun',
  },
  summary:
    'Havildar (retd.), 19 years in the Army: signals, stores & training. Now security supervisor of a 3,000-seat campus.',
  workExperience: [
    job(
      'Security Supervisor',
      'G4-Sample Secure Solutions',
      'Dehradun',
      ['2017-02'],
      '24x7 control room: 64 cameras, 45 guards, 0 losses in 2023.',
    ),
    job(
      'Havildar (Signals)',
      'Indian Army, 5/11 G.R.',
      'J&K, Assam & UN (Congo)',
      ['1997-09', '2016-12'],
      'NCO i/c stores worth ₹4.5 crore; UN mission 2008–09.',
    ),
  ],
  education: [
    {
      school: 'I.G.N.O.U.',
      degree: 'undergraduate',
      degreeName: 'B.A. (distance)',
      field: 'Public Admn.',
      graduationDate: '2011',
      gpa: '54%',
      marksKind: 'percentage',
    },
    { school: 'Army School', degree: 'secondary', field: 'General', graduationDate: '1996' },
  ],
  skills: [
    { name: 'CCTV/access control', level: 'Advanced' },
    { name: 'Fire-fighting (CO₂, DCP)', level: 'Expert' },
  ],
  achievements: [
    { title: 'Sena Medal (mention-in-despatches)', date: '2004' },
    { title: 'UN Medal (MONUC)', date: '2009' },
  ],
});

export const diplomaEngineer = typed({
  personalInfo: {
    fullName: 'Sagar B. Patil',
    email: 'sagar.patil@example.com',
    phone: '9876543217',
    dateOfBirth: '2001-09-09',
    location: 'Kolhapur',
  },
  summary:
    'Diploma civil engineer, 3+ years on G+12 sites & NH-4 widening; studying B.E. (part-time), 2nd year.',
  workExperience: [
    job(
      'Jr. Engineer (Site)',
      'Sample Infra Projects Pvt. Ltd.',
      'Kolhapur',
      ['2021-08'],
      'RCC M30/M40: 1,800 m³ poured; BBS & RA bills in Excel.',
      'DGPS/total-station survey of 14.5 km.',
    ),
  ],
  education: [
    {
      school: 'D.Y. Sample College of Engg.',
      degree: 'undergraduate',
      degreeName: 'B.E. (Civil) – part time',
      field: 'Civil Engg.',
      board: 'Shivaji University',
      graduationDate: '2028-06',
      pursuing: true,
    },
    {
      school: 'New English School',
      degree: 'secondary',
      field: 'General',
      board: 'S.S.C., Kolhapur',
      graduationDate: '2017',
      gpa: '89.6%',
      marksKind: 'percentage',
    },
  ],
  moreEducation: [
    {
      school: 'Govt. Polytechnic, Kolhapur',
      degree: '',
      degreeName: 'Diploma',
      field: 'Civil Engg.',
      board: 'M.S.B.T.E.',
      graduationDate: '2021-07',
      gpa: '83.4%',
      marksKind: 'percentage',
    },
  ],
  skills: [
    { name: 'AutoCAD 2D/3D', level: 'Advanced' },
    { name: 'STAAD.Pro', level: 'Beginner' },
    { name: 'BBS/estimation', level: 'Advanced' },
  ],
});

export const schoolLeaver = typed({
  isFresher: true,
  personalInfo: {
    fullName: 'Anjali',
    email: 'anjali2008@example.com',
    phone: '9876543218',
    dateOfBirth: '2008-04-25',
    location: 'Ranchi',
  },
  summary:
    'Passed 12th (Arts) in 2026 with 74%. Typing 30 w.p.m., basic computer (DCA). Looking for my 1st job in an office/shop.',
  education: [
    {
      school: 'Govt. +2 High School',
      degree: 'higher-secondary',
      field: 'Arts',
      board: 'J.A.C.',
      graduationDate: '2026',
      gpa: '74%',
      marksKind: 'percentage',
    },
    {
      school: 'Govt. +2 High School',
      degree: 'secondary',
      field: 'General',
      board: 'J.A.C.',
      graduationDate: '2024',
      gpa: '70.8%',
      marksKind: 'percentage',
    },
  ],
  trainingExperience: [
    training(
      'Trainee (DCA)',
      'Sample Computer Centre',
      ['2026-04', '2026-09'],
      'MS-Word, Excel & Hindi typing; 6 months, 2 hrs/day.',
    ),
  ],
  fresherSkills: [
    { name: 'MS-Word/Excel', level: 'Beginner' },
    { name: 'Hindi typing (Mangal)', level: 'Intermediate' },
  ],
  languages: [
    { title: 'Hindi', level: 'native' },
    { title: 'Nagpuri', level: 'fluent' },
  ],
  interests: [{ title: 'Hockey' }, { title: 'Singing' }],
});
