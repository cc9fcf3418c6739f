import type { Study } from './trade.ts';

const colleges = [
  'Government College of Engineering',
  'Sri Venkateswara College of Engineering',
  'Maharaja Institute of Technology',
  'K. J. Somaiya Sample College of Engineering',
  'Vidya Vikas Institute of Engineering & Technology',
  "St. Joseph's Institute of Technology",
  'National Institute of Technology',
  'Dr. Ambedkar Institute of Technology',
];
const universities = [
  'Savitribai Phule Pune University',
  'Anna University',
  'Visvesvaraya Technological University',
  'JNTU Hyderabad',
  'Gujarat Technological University',
  'Dr. A.P.J. Abdul Kalam Technical University',
  'University of Mumbai',
  'Rashtrasant Tukadoji Maharaj Nagpur University',
  'Calcutta University',
  'MG University',
  'Osmania University',
];
const generalColleges = [
  "St. Xavier's College",
  'Government Arts and Science College',
  'Fergusson Sample College',
  'R. K. Talreja College',
  'Sri Ramakrishna College of Arts & Science',
  'D.A.V. College',
  'Shri Ram Mahavidyalaya',
  'Women’s Christian College',
  'Hindu College',
  'Maharani Lakshmi Ammanni College for Women',
  'Patkar-Varde College',
  'Asutosh College',
];

export const engineering: Study = {
  level: 'undergraduate',
  degrees: ['B.Tech', 'B.E.', 'B. Tech', 'Bachelor of Technology', 'Bachelor of Engineering', 'BE'],
  fields: [
    'Computer Science & Engineering',
    'Information Technology',
    'Electronics and Communication Engineering',
    'Mechanical Engineering',
    'Civil Engineering',
    'Electrical & Electronics Engineering',
    'Chemical Engineering',
  ],
  years: 4,
  schools: colleges,
  boards: universities,
};
export const mastersOfEngineering: Study = {
  level: 'postgraduate',
  degrees: ['M.Tech', 'M.E.', 'Master of Technology'],
  fields: [
    'Computer Science',
    'VLSI Design',
    'Structural Engineering',
    'Thermal Engineering',
    'Power Systems',
  ],
  years: 2,
  schools: colleges,
  boards: universities,
};
export const commerce: Study = {
  level: 'undergraduate',
  degrees: ['B.Com', 'Bachelor of Commerce', 'B.Com.', 'B. Com (Hons.)'],
  fields: ['Accounts', 'Accounting & Finance', 'Taxation', 'Banking and Insurance', ''],
  years: 3,
  schools: generalColleges,
  boards: universities,
};
export const mastersOfCommerce: Study = {
  ...commerce,
  level: 'postgraduate',
  degrees: ['M.Com', 'Master of Commerce'],
  years: 2,
};
export const arts: Study = {
  level: 'undergraduate',
  degrees: ['B.A.', 'Bachelor of Arts', 'BA', 'B.A. (Hons.)'],
  fields: ['English Literature', 'History', 'Political Science', 'Economics', 'Sociology', 'Hindi', ''],
  years: 3,
  schools: generalColleges,
  boards: universities,
};
export const science: Study = {
  level: 'undergraduate',
  degrees: ['B.Sc', 'B.Sc.', 'Bachelor of Science'],
  fields: ['Physics', 'Chemistry', 'Mathematics', 'Zoology', 'Computer Science', 'Microbiology'],
  years: 3,
  schools: generalColleges,
  boards: universities,
};
export const mastersOfScience: Study = {
  ...science,
  level: 'postgraduate',
  degrees: ['M.Sc', 'M.Sc.', 'Master of Science'],
  years: 2,
};
export const mastersOfArts: Study = {
  ...arts,
  level: 'postgraduate',
  degrees: ['M.A.', 'Master of Arts'],
  years: 2,
};
export const computerApplications: Study = {
  level: 'undergraduate',
  degrees: ['BCA', 'Bachelor of Computer Applications'],
  fields: [''],
  years: 3,
  schools: generalColleges,
  boards: universities,
};
export const mastersOfApplications: Study = {
  ...computerApplications,
  level: 'postgraduate',
  degrees: ['MCA', 'Master of Computer Applications'],
  years: 2,
};
export const management: Study = {
  level: 'postgraduate',
  degrees: ['MBA', 'Master of Business Administration'],
  fields: ['Finance', 'Marketing', 'Human Resources', 'HR & Marketing', 'Operations'],
  years: 2,
  schools: [
    'Institute of Management Studies',
    'Symbiosis Sample Institute of Business',
    'Sydenham Institute of Management',
    'School of Management Sciences',
    'ICFAI Business School',
  ],
  boards: universities,
};
export const teaching: Study = {
  level: 'undergraduate',
  degrees: ['B.Ed', 'B.Ed.', 'Bachelor of Education'],
  fields: ['', 'Mathematics', 'English', 'Social Science'],
  years: 2,
  schools: [
    'Government College of Education',
    "St. Ann's College of Education",
    'Regional Institute of Education',
  ],
  boards: universities,
};
export const nursing: Study = {
  level: 'undergraduate',
  degrees: ['B.Sc Nursing', 'B.Sc. (Nursing)'],
  fields: [''],
  years: 4,
  schools: [
    'Government College of Nursing',
    'Holy Cross College of Nursing',
    'Sri Ramachandra College of Nursing',
    'Lourdes College of Nursing',
  ],
  boards: [
    'Kerala University of Health Sciences',
    'Tamil Nadu Dr. M.G.R. Medical University',
    'Rajiv Gandhi University of Health Sciences',
  ],
};
export const midwifery: Study = {
  level: '',
  degrees: ['GNM', 'General Nursing & Midwifery (GNM)', 'Diploma in General Nursing and Midwifery'],
  fields: [''],
  years: 3,
  schools: [
    'Mission Hospital School of Nursing',
    'Government School of Nursing',
    'City Hospital School of Nursing',
  ],
  boards: ['Maharashtra Nursing Council', 'Kerala Nurses and Midwives Council', 'Indian Nursing Council'],
};
export const diploma: Study = {
  level: '',
  degrees: ['Diploma', 'Polytechnic Diploma'],
  fields: ['Mechanical Engineering', 'Electrical Engineering', 'Civil Engineering', 'Automobile Engineering'],
  years: 3,
  schools: [
    'Government Polytechnic',
    'Government Polytechnic College',
    'Cusrow Wadia Institute of Technology',
    'Thiagarajar Polytechnic College',
  ],
  boards: ['MSBTE', 'DOTE', 'SBTE Bihar', 'Board of Technical Education'],
};
export const industrialTraining: Study = {
  level: '',
  degrees: ['ITI', 'I.T.I.', 'ITI (NCVT)'],
  fields: ['Fitter', 'Electrician', 'Welder', 'Diesel Mechanic', 'Turner', 'COPA'],
  years: 2,
  schools: ['Government I.T.I.', 'Govt. ITI', 'Industrial Training Institute', 'Shri Sai Pvt. ITI'],
  boards: ['NCVT', 'SCVT'],
};
export const doctorate: Study = {
  level: '',
  degrees: ['Ph.D.', 'Ph.D', 'PhD', 'Doctor of Philosophy'],
  fields: ['Physics', 'Organic Chemistry', 'Economics', 'Computer Science', 'Biotechnology'],
  years: 5,
  schools: [
    'Indian Institute of Science Education and Research',
    'Jadavpur University',
    'Banaras Hindu University',
    'University of Hyderabad',
  ],
  boards: [''],
};
export const managementDiploma: Study = {
  ...management,
  level: '',
  degrees: ['PGDM', 'Post Graduate Diploma in Management'],
  boards: ['AICTE'],
};
