/**
 * Resumes as they lie about in the open format, with invented people in them: every field the schema knows is used by
 * one of them at least, in the ways people use it.
 */
export const seniorDeveloper = {
  $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
  basics: {
    name: 'Ishaan Sample',
    label: 'Staff Engineer (C++, .NET & Rust)',
    image: 'https://example.com/ishaan.png',
    email: 'ishaan+cv@example.com',
    phone: '+91 98765-43210',
    url: 'https://ishaan.example.com',
    summary: 'Fifteen years of storage engines.\n\nLikes 99.99% more than 99.9%.',
    location: {
      address: '14/2, 3rd Cross, Indiranagar',
      postalCode: '560038',
      city: 'Bengaluru',
      countryCode: 'IN',
      region: 'Karnataka',
    },
    profiles: [
      { network: 'LinkedIn', username: 'ishaan-sample', url: 'https://www.linkedin.com/in/ishaan-sample' },
      { network: 'GitHub', username: 'ishaansample', url: 'https://github.com/ishaansample' },
      { network: 'Stack Overflow', username: 'ishaan', url: 'https://stackoverflow.com/users/1234567' },
      { network: 'Mastodon', username: '@ishaan@social.example.com' },
      { network: 'X', url: 'https://x.com/ishaan_sample' },
    ],
  },
  work: [
    {
      name: 'Larsen & Sample Ltd.',
      location: 'Bengaluru, India',
      description: 'Engineering conglomerate, 50,000 people',
      position: 'Staff Engineer / Tech Lead',
      url: 'https://larsen.example.com',
      startDate: '2018-03',
      summary: 'Own the storage layer.',
      highlights: ['Cut p99 latency from 120ms to 9ms', 'Saved ₹2,50,000 a month'],
    },
    {
      name: '3S India',
      position: 'Developer',
      url: 'https://larsen.example.com',
      startDate: '2011-07-04',
      endDate: '2018-02-28',
      highlights: ['Wrote a .NET → C++ bridge'],
    },
  ],
  education: [
    {
      institution: 'Sample Institute of Technology',
      url: 'https://sit.example.com/',
      area: 'Computer Science & Engineering',
      studyType: 'B.Tech',
      startDate: '2007-08',
      endDate: '2011-05',
      score: '8.7/10',
      courses: ['CS301 - Compilers', 'CS405 - Distributed Systems'],
    },
  ],
  skills: [
    { name: 'Systems', level: 'Master', keywords: ['C++', 'Rust', 'C'] },
    { name: 'Kubernetes', level: '4/5', keywords: [] },
    { name: 'Frontend', level: 'Advanced', keywords: ['TypeScript', 'React'] },
  ],
  projects: [
    {
      name: 'oxide-kv',
      description: 'An embeddable key-value store.',
      highlights: ['2.1k stars', 'Used by 3 databases'],
      keywords: ['Rust', 'LSM'],
      startDate: '2019',
      endDate: 'Present',
      url: 'https://oxide.example.com',
      roles: ['Author', 'Maintainer'],
      entity: 'Open source',
      type: 'library',
    },
  ],
  meta: {
    canonical: 'https://ishaan.example.com/resume.json',
    version: 'v1.0.0',
    lastModified: '2026-01-02T03:04:05',
  },
};

export const academic = {
  basics: {
    name: 'Dr. Meera Sample',
    label: 'Assistant Professor of Physics',
    email: 'meera@example.com',
    phone: '98765 43211',
    location: { city: 'Pune', region: 'Maharashtra', countryCode: 'IN' },
    profiles: [
      { network: 'ORCID', username: '0000-0002-1825-0097', url: 'https://orcid.org/0000-0002-1825-0097' },
    ],
  },
  work: [
    {
      name: 'Sample Institute of Science Education',
      position: 'Assistant Professor',
      startDate: '2016',
      summary: 'Teach 4 courses a year; guide 3 PhD students.',
    },
  ],
  education: [
    {
      institution: 'Sample University',
      area: 'Condensed Matter',
      studyType: 'PhD',
      startDate: '2009',
      endDate: '2013',
    },
    {
      institution: 'Sample University',
      area: 'Physics',
      studyType: 'M.Sc.',
      endDate: '2009',
      score: 'First Class with Distinction',
    },
    {
      institution: 'Sample College',
      area: 'Physics',
      studyType: 'B.Sc. (Hons.)',
      endDate: '2007',
      score: '78.4%',
    },
    {
      institution: 'Sample Junior College',
      area: 'Science',
      studyType: 'HSC',
      endDate: '2004',
      score: '91.2',
    },
    { institution: 'Sample High School', area: 'General', studyType: 'SSC', endDate: '2002' },
  ],
  awards: [
    {
      title: 'Young Scientist Award',
      date: '2018-02',
      awarder: 'Sample Academy',
      summary: 'For work on 2D magnets.',
    },
    { title: 'JRF, rank 42', date: '2009', awarder: 'CSIR' },
  ],
  publications: [
    {
      name: 'Spin waves in two dimensions',
      publisher: 'Journal of Sample Physics',
      releaseDate: '2017-11-01',
      url: 'https://doi.example.com/10.1000/182',
      summary: 'Vol. 12, pp. 101–119',
    },
    { name: 'A note on frustrated lattices', publisher: 'Sample Letters', releaseDate: '2014' },
  ],
  languages: [
    { language: 'Marathi', fluency: 'Mother tongue' },
    { language: 'English', fluency: 'Full professional' },
    { language: 'German', fluency: 'A2' },
  ],
  references: [
    { name: 'Prof. R. Sample', reference: 'Among the best I have taught.\nI recommend her warmly.' },
  ],
};

export const designer = {
  basics: {
    name: 'Zoya Sample',
    label: 'Product Designer',
    picture: 'https://example.com/zoya.jpg',
    email: 'zoya@example.com',
    phone: '9876543212',
    website: 'https://zoya.example.com',
    summary: 'I draw, test & ship.',
    location: 'Kochi',
    profiles: [
      { network: 'Behance', username: 'zoyasample', url: 'https://www.behance.net/zoyasample' },
      { network: 'Dribbble', username: 'zoya', url: '' },
      { network: 'Instagram', url: 'https://instagram.com/zoya.draws' },
    ],
  },
  work: [
    {
      company: 'Studio Sample',
      position: 'Designer',
      website: 'https://studio.example.com',
      startDate: '2020-01',
      endDate: 'present',
      highlights: 'Led the rebrand',
    },
  ],
  education: [
    {
      institution: 'National School of Sample Design',
      area: 'Communication Design',
      studyType: 'B.Des',
      startDate: '2014-07',
      endDate: '2018-06',
      gpa: '3.6',
    },
    {
      institution: 'Sample Academy',
      area: 'Typography',
      studyType: 'Post Graduate Diploma',
      startDate: '2018-08',
      endDate: '2019-08',
      courses: ['Letterpress'],
    },
  ],
  skills: [
    { name: 'Figma', level: 'Expert' },
    { name: 'Illustration', level: 'since 2012', keywords: ['Procreate', 'Ink'] },
    { level: '80%', keywords: ['After Effects'] },
  ],
  certificates: [
    {
      name: 'Accessibility Specialist',
      date: '2022',
      url: 'https://certs.example.com/1',
      issuer: 'Sample Guild',
    },
  ],
  interests: [{ name: 'Ceramics', keywords: ['Raku', 'Wheel throwing'] }, { name: 'Long walks' }],
  projects: [
    {
      name: 'Metro maps',
      description: 'Maps for 3 cities',
      highlights: ['Printed 10,000 copies'],
      keywords: ['Maps', 'maps'],
      url: 'https://maps.example.com',
    },
  ],
};

export const student = {
  basics: {
    name: 'Rohan Sample',
    email: 'rohan@example.com',
    phone: '+91-9876543213',
    summary: 'Third-year student looking for an internship.',
    location: { city: 'Coimbatore', countryCode: 'IN' },
    profiles: [{ network: 'linkedin', username: 'rohan-sample' }],
  },
  work: [],
  education: [
    {
      institution: 'Sample College of Engineering',
      area: 'ECE',
      studyType: 'B.E.',
      startDate: '2024-08',
      endDate: '2028-05',
      score: '8.1',
    },
    {
      institution: 'Sample Matriculation School',
      area: 'Maths, Physics, Chemistry',
      studyType: '12th',
      endDate: '2024-03',
      score: '94%',
    },
    {
      institution: 'Sample Matriculation School',
      area: 'General',
      studyType: '10th',
      endDate: '2022-03',
      score: '96%',
    },
  ],
  skills: ['C', 'R', 'Arduino'],
  languages: ['Tamil', { language: 'English', fluency: 'Fluent' }],
  projects: [
    {
      name: 'Line follower',
      description: 'A robot that follows a line at 1.2 m/s',
      keywords: ['Arduino', 'C'],
      startDate: '2025-01',
      endDate: '2025-04',
      type: 'hardware',
    },
  ],
  awards: ['State-level science fair, 2nd prize'],
  interests: ['Chess'],
};

export const volunteer = {
  basics: {
    name: 'Farida Sample',
    label: 'Community organiser',
    email: 'farida@example.com',
    phone: '9876543214',
    location: { city: 'Delhi', region: 'Delhi', postalCode: '110001', countryCode: 'IN' },
  },
  work: [
    {
      name: 'Sample Trust',
      position: 'Programme Manager',
      startDate: '2015-04-01',
      endDate: '2024-03-31',
      summary: 'Ran 40 camps in 12 districts.',
    },
  ],
  volunteer: [
    {
      organization: 'Blood Donors Sample',
      position: 'Coordinator',
      url: 'https://donors.example.com',
      startDate: '2012',
      summary: '24x7 helpline for 3 hospitals.',
      highlights: ['1,200 units in 2023', "Awarded 'Volunteer of the Year'"],
    },
    { organization: 'Flood relief', position: 'Volunteer', startDate: '2018-08', endDate: '2018-09' },
  ],
  education: [
    {
      institution: 'Sample School of Social Work',
      area: 'Social Work',
      studyType: 'Master of Social Work',
      endDate: '2012-05',
    },
  ],
  languages: [
    { language: 'Urdu', fluency: 'Native speaker' },
    { language: 'Hindi', fluency: 'Fluent' },
  ],
  references: [{ name: 'A. Sample', reference: 'Tireless.' }],
};
