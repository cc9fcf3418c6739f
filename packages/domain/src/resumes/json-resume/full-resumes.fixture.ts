/** In the shape of the schema's own sample: one of each, every field filled. */
export const oneOfEach = {
  basics: {
    name: 'Reena Hendricks-Sample',
    label: 'Programmer',
    image: '',
    email: 'reena@example.com',
    phone: '(912) 555-4321',
    url: 'http://reena.example.com',
    summary: 'Works on “lossless” compression!',
    location: {
      address: '27 Broad St',
      postalCode: 'CA 94115',
      city: 'San Sample',
      countryCode: 'US',
      region: 'California',
    },
    profiles: [
      { network: 'Twitter', username: 'neutralsample', url: 'https://www.twitter.com' },
      { network: 'SoundCloud', username: 'samplemusic', url: 'https://soundcloud.example.com/samplemusic' },
    ],
  },
  work: [
    {
      name: 'Sample Piper',
      location: 'Palo Sample, CA',
      description: 'Awesome compression company',
      position: 'CEO/President',
      url: 'http://piper.example.com',
      startDate: '2013-12-01',
      endDate: '2014-12-01',
      summary: 'A multi-platform technology with high scores™.',
      highlights: ['Won a contest', 'Holds a record'],
    },
  ],
  volunteer: [
    {
      organization: 'SampleDojo',
      position: 'Teacher',
      url: 'http://dojo.example.com/',
      startDate: '2012-01-01',
      endDate: '2013-01-01',
      summary: 'Free coding clubs for young people.',
      highlights: ["Awarded 'Teacher of the Month'"],
    },
  ],
  education: [
    {
      institution: 'University of Sample',
      url: 'https://www.sample.example.edu/',
      area: 'Information Technology',
      studyType: 'Bachelor',
      startDate: '2011-06-01',
      endDate: '2014-01-01',
      score: '4.0',
      courses: ['DB1101 - Basic SQL', 'CS2011 - Java Introduction'],
    },
  ],
  awards: [
    { title: 'Pioneer Award', date: '2014-11-01', awarder: 'Samplecrunch', summary: 'There is no spoon.' },
  ],
  certificates: [
    {
      name: 'Certified Sample Admin',
      date: '2021-11-07',
      url: 'https://certs.example.com/2',
      issuer: 'CNSF',
    },
  ],
  publications: [
    {
      name: 'Video compression for 3d media',
      publisher: 'Sampooli',
      releaseDate: '2014-10-01',
      url: 'http://paper.example.com/Sample_(series)',
      summary: 'Middle-out.',
    },
  ],
  skills: [{ name: 'Web Development', level: 'Master', keywords: ['HTML', 'CSS', 'Javascript'] }],
  languages: [{ language: 'English', fluency: 'Native speaker' }],
  interests: [{ name: 'Wildlife', keywords: ['Ferrets', 'Unicorns'] }],
  references: [{ name: 'E. Sample', reference: 'It is my pleasure to recommend Reena.' }],
  projects: [
    {
      name: 'Miss Direction',
      description: 'A mapping engine that misguides you',
      highlights: ['Won award at AIHacks 2016'],
      keywords: ['GoogleMaps', 'Chrome Extension'],
      startDate: '2016-08-24',
      endDate: '2016-08-24',
      url: 'http://missdirection.example.com',
      roles: ['Team lead', 'Designer'],
      entity: 'Smoogle',
      type: 'application',
    },
  ],
};

export const careerChanger = {
  basics: {
    name: 'Kabir Sample',
    label: 'Teacher → Data Analyst',
    email: 'kabir@example.com',
    phone: '09876543215',
    url: 'kabir.example.com',
    location: { address: 'Near Bus Stand', city: 'Nashik' },
  },
  work: [
    {
      name: 'Zilla Parishad School',
      position: 'Teacher (Maths)',
      location: 'Nashik',
      startDate: '2010-06',
      endDate: '2021-04',
      summary: '100% pass rate in 6 of 11 years',
    },
    { name: 'Sample Analytics', position: 'Analyst', startDate: '2021-06-15T00:00:00.000Z' },
  ],
  education: [
    { institution: 'Sample University', area: 'Data Science', studyType: 'M.Sc', endDate: '2023' },
    { institution: 'Sample College of Education', area: 'Mathematics', studyType: 'B.Ed.', endDate: '2010' },
    { institution: 'Sample College', area: 'Mathematics', studyType: 'B.Sc', endDate: '2008' },
    {
      institution: 'Sample Online',
      area: 'SQL',
      studyType: 'Certificate',
      startDate: '2020-05',
      endDate: '2020-08',
      courses: ['SQL basics', 'Window functions'],
    },
  ],
  skills: [
    { name: 'Data', keywords: ['R', 'SQL', 'Power BI'] },
    { name: 'sql', level: 'Intermediate' },
  ],
  certificates: [{ name: 'Power BI (PL-300)', issuer: 'Sample Corp.', date: '2022-09' }],
};
