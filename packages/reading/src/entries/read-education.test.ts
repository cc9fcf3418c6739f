import { describe, expect, it } from 'vitest';
import { line, lines, table } from '../testing/made-blocks.ts';
import { readMade } from '../testing/read-made.ts';
import { readEducation } from './read-education.ts';

const read = (...written: readonly string[]) =>
  readMade(readEducation, 'education', (places) => lines(places, ...written));
const readTable = (...rows: readonly (readonly string[])[]) =>
  readMade(readEducation, 'education', (places) => [table(places, rows)]);

const btech = {
  degree: 'undergraduate',
  degreeName: 'B.Tech',
  field: 'Computer Science',
  school: 'Maharaja Institute of Technology',
  graduationDate: '2021',
  gpa: '8.1',
  marksKind: 'cgpa',
};

describe('a study in lines', () => {
  it.each([
    [['B.Tech in Computer Science, Maharaja Institute of Technology, 2021, CGPA 8.1']],
    [['• B.Tech in Computer Science from Maharaja Institute of Technology in 2021 with CGPA: 8.1']],
    [['B.Tech (Computer Science) | Maharaja Institute of Technology | 2021 | 8.1 CGPA']],
    [['B.Tech in Computer Science\t2021', 'Maharaja Institute of Technology\tCGPA: 8.1']],
    [['Maharaja Institute of Technology\t2021', 'B.Tech in Computer Science\tCGPA: 8.1']],
    [['B.Tech - Computer Science', 'Maharaja Institute of Technology', '2021 | CGPA: 8.1']],
    [['B.Tech - Computer Science', 'Maharaja Institute of', 'Technology', '2021 | CGPA: 8.1']],
    [['B.Tech, Computer Science (2021)', 'Maharaja Institute of Technology', 'CGPA: 8.1']],
    [['2021 – B.Tech in Computer Science, Maharaja Institute of Technology (CGPA 8.1)']],
    [
      [
        'B.Tech in Computer Science',
        'Maharaja Institute of Technology',
        'Year of Passing: 2021',
        'CGPA: 8.1',
      ],
    ],
    [
      [
        'Degree: B.Tech',
        'Branch: Computer Science',
        'Institute: Maharaja Institute of Technology',
        'Year: 2021',
        'CGPA: 8.1',
      ],
    ],
  ])('%j', (written) => {
    const { data, left } = read(...written);
    expect(data.education).toMatchObject([btech]);
    expect(left).toEqual([]);
  });

  it('an earlier study follows with the next degree', () => {
    const { data, left } = read(
      'X',
      "St. Mary's High School",
      '06/2019 | 84.3%',
      '12th Standard, Commerce',
      'Sri Chaitanya Junior College',
      '05/2021 | 87.8%',
      'BCA',
      'Women’s Christian College',
      '04/2024 | CGPA: 8.26',
    );
    expect(data.education).toMatchObject([
      {
        degreeName: 'X',
        degree: 'secondary',
        school: "St. Mary's High School",
        graduationDate: '2019-06',
        gpa: '84.3%',
      },
      {
        degreeName: '12th Standard',
        field: 'Commerce',
        degree: 'higher-secondary',
        graduationDate: '2021-05',
        gpa: '87.8%',
      },
      {
        degreeName: 'BCA',
        degree: 'undergraduate',
        school: 'Women’s Christian College',
        graduationDate: '2024-04',
        gpa: '8.26',
      },
    ]);
    expect(data.education[2]?.marksKind).toBe('cgpa');
    expect(left).toEqual([]);
  });

  it('or with the next school', () => {
    const { data, left } = read(
      "St. Mary's High School\t06/2019",
      'X\t84.3%',
      'Sri Chaitanya Junior College\t05/2021',
      '12th Standard, Commerce\t87.8%',
      'Govt. Girls Inter College, Ghaziabad\t2013',
      'H.S.C. (MPC)\t52%',
    );
    expect(data.education).toMatchObject([
      { school: "St. Mary's High School", degreeName: 'X', graduationDate: '2019-06' },
      { school: 'Sri Chaitanya Junior College', field: 'Commerce', graduationDate: '2021-05' },
      { school: 'Govt. Girls Inter College, Ghaziabad', degreeName: 'H.S.C.', field: 'MPC', gpa: '52%' },
    ]);
    expect(left).toEqual([]);
  });

  it('a sentence may take two lines', () => {
    const { data, left } = readMade(readEducation, 'education', (places) => [
      line(places, '• B. Com (Hons.) in Accounts from Maharani Lakshmi Ammanni College for', { full: true }),
      line(places, 'Women, Ghaziabad in 2016 with 67%'),
      line(places, '• SSLC from Govt. Girls Inter College, Ghaziabad in 2011 with 79%'),
    ]);
    expect(data.education).toMatchObject([
      {
        degreeName: 'B. Com (Hons.)',
        field: 'Accounts',
        school: 'Maharani Lakshmi Ammanni College for Women, Ghaziabad',
        graduationDate: '2016',
        gpa: '67%',
      },
      { degreeName: 'SSLC', school: 'Govt. Girls Inter College, Ghaziabad', graduationDate: '2011' },
    ]);
    expect(left).toEqual([]);
  });

  it('a sentence says what was done', () => {
    const { data, left } = readMade(readEducation, 'education', (places) => [
      line(
        places,
        'Completed M.Sc. (Mathematics) at Ethiraj College for Women, University of Madras in April',
        {
          full: true,
        },
      ),
      line(places, '2018 with 82%'),
      line(places, 'Passed SSLC from State Board, Modern High School in 2011'),
    ]);
    expect(data.education).toMatchObject([
      {
        degreeName: 'M.Sc.',
        field: 'Mathematics',
        school: 'Ethiraj College for Women',
        board: 'University of Madras',
        graduationDate: '2018-04',
        gpa: '82%',
      },
      { degreeName: 'SSLC', board: 'State Board', school: 'Modern High School', graduationDate: '2011' },
    ]);
    expect(left).toEqual([]);
  });

  it('has a board, or the university of its college', () => {
    expect(read('Class XII (CBSE), Kendriya Vidyalaya, 2015, 82%').data.education).toMatchObject([
      { degreeName: 'Class XII', board: 'CBSE', school: 'Kendriya Vidyalaya' },
    ]);
    expect(
      read('B.E. Mechanical, Government College of Engineering, Anna University, 2015').data.education,
    ).toMatchObject([
      { field: 'Mechanical', school: 'Government College of Engineering', board: 'Anna University' },
    ]);
    expect(read('M.A., University of Hyderabad, 2015').data.education).toMatchObject([
      { school: 'University of Hyderabad' },
    ]);
  });

  it('began at a time that has no field: it is left', () => {
    const { data, left } = read('BA, Hindu College, Kota, 2014 – 2017');
    expect(data.education).toMatchObject([{ graduationDate: '2017', school: 'Hindu College, Kota' }]);
    expect(left).toEqual(['2014 –']);
  });

  it.each([
    ['B.Sc, Hindu College, 2024 – Present', ''],
    ['B.Sc, Hindu College, Pursuing', ''],
    ['B.Sc, Hindu College, 2024 – 2027 (Pursuing)', '2027'],
    ['B.Sc, Hindu College, Expected May 2027', '2027-05'],
    ['B.Sc, Hindu College, 2024 – 2027', '2027'],
  ])('is still going on: %s', (written, graduationDate) =>
    expect(read(written).data.education).toMatchObject([
      { pursuing: true, graduationDate, school: 'Hindu College' },
    ]),
  );

  it('keeps a school without any word of one, and asks', () => {
    const { data, doubtful } = read('Class X, Loyola Alwal, 2012');
    expect(data.education).toMatchObject([{ school: 'Loyola Alwal', degreeName: 'Class X' }]);
    expect(doubtful).toEqual(['education.0.school']);
  });

  it('leaves what is no study', () => {
    const { data, left } = read(
      'B.Tech in Computer Science\t2021',
      'Maharaja Institute of Technology',
      '• Relevant courses were operating systems, networks and databases.',
    );
    expect(data.education).toHaveLength(1);
    expect(left).toHaveLength(1);
  });

  it('reads Hindi', () => {
    const { data, left } = read('12वीं (विज्ञान), राजकीय इंटर कॉलेज, यू.पी. बोर्ड, 2008, 90%');
    expect(data.education).toMatchObject([
      {
        degreeName: '12वीं',
        field: 'विज्ञान',
        school: 'राजकीय इंटर कॉलेज',
        board: 'यू.पी. बोर्ड',
        graduationDate: '2008',
        gpa: '90%',
      },
    ]);
    expect(left).toEqual([]);
  });
});

describe('a table of marks (import 4)', () => {
  const rows = [
    ['X', "St. Mary's High School", 'CBSE', '06/2019', '84.3%'],
    ['12th Standard, Commerce', 'Sri Chaitanya Junior College', '', '05/2021', '87.8%'],
    ['BCA', 'Women’s Christian College', 'Anna University', '2021 – 2024', 'CGPA: 8.26'],
  ];
  const entries = [
    {
      degreeName: 'X',
      degree: 'secondary',
      school: "St. Mary's High School",
      board: 'CBSE',
      graduationDate: '2019-06',
      gpa: '84.3%',
    },
    { degreeName: '12th Standard', field: 'Commerce', graduationDate: '2021-05', marksKind: 'percentage' },
    { degreeName: 'BCA', board: 'Anna University', graduationDate: '2024', gpa: '8.26', marksKind: 'cgpa' },
  ];

  it('has a head that names its columns', () => {
    const { data, left } = readTable(
      ['Examination', 'Institute', 'Board/University', 'Year of Passing', 'Percentage / CGPA'],
      ...rows,
    );
    expect(data.education).toMatchObject(entries);
    expect(left).toEqual(['2021 –']);
  });

  it('has numbered rows', () => {
    const { data, left } = readTable(
      ['S. No.', 'Degree', 'School / College', 'Board', 'Year', '% / CGPA'],
      ...rows.map((row, at) => [`${at + 1}`, ...row]),
    );
    expect(data.education).toMatchObject(entries);
    expect(left).toEqual(['2021 –']);
  });

  it('has no head', () => expect(readTable(...rows).data.education).toMatchObject(entries));

  it('stands on its side', () => {
    const { data } = readTable(
      ['Examination', ...rows.map((row) => row[0] ?? '')],
      ['Institute', ...rows.map((row) => row[1] ?? '')],
      ['Board', ...rows.map((row) => row[2] ?? '')],
      ['Year', ...rows.map((row) => row[3] ?? '')],
      ['Marks', ...rows.map((row) => row[4] ?? '')],
    );
    expect(data.education).toMatchObject(entries);
  });

  it('is made of lines with cells', () => {
    const { data, left } = read(
      'Examination\tInstitute\tYear\tMarks (%)',
      'SSC\tModern High School\t2012\t78',
      'HSC\tModern Junior College\t2014\t8.4',
    );
    expect(data.education).toMatchObject([
      { degreeName: 'SSC', school: 'Modern High School', graduationDate: '2012', gpa: '78%' },
      { degreeName: 'HSC', school: 'Modern Junior College', graduationDate: '2014' },
    ]);
    expect(left).toEqual([]);
  });

  it('is in Hindi', () => {
    const { data, left } = readTable(
      ['परीक्षा', 'संस्थान', 'बोर्ड / विश्वविद्यालय', 'उत्तीर्ण वर्ष', 'प्रतिशत'],
      ['बी.ए.', 'डी.ए.वी. कॉलेज', '', '2011', '85%'],
      ['हाई स्कूल', 'सरस्वती विद्या मंदिर', 'यू.पी. बोर्ड', '2006', '75%'],
    );
    expect(data.education).toMatchObject([
      {
        degreeName: 'बी.ए.',
        degree: 'undergraduate',
        school: 'डी.ए.वी. कॉलेज',
        graduationDate: '2011',
        gpa: '85%',
      },
      { degreeName: 'हाई स्कूल', degree: 'secondary', school: 'सरस्वती विद्या मंदिर', board: 'यू.पी. बोर्ड' },
    ]);
    expect(left).toEqual([]);
  });

  it('has one column for board and institute, or none for the institute', () => {
    expect(
      readTable(
        ['Course', 'Board/Institute', 'Year', '%'],
        ['SSC', 'State Board', '2012', '78'],
        ['BA', 'Hindu College', '2017', '60'],
      ).data.education,
    ).toMatchObject([{ board: 'State Board', school: '' }, { school: 'Hindu College' }]);
    expect(
      readTable(
        ['Course', 'Board/University', 'Year', '%'],
        ['SSC', 'CBSE', '2012', '78'],
        ['BA', 'Anna University', '2017', '60'],
      ).data.education,
    ).toMatchObject([{ board: 'CBSE', school: '' }, { school: 'Anna University' }]);
  });

  it('keeps marks that are no number as they are written', () =>
    expect(
      readTable(
        ['Degree', 'College', 'Year', 'Division'],
        ['BA', 'Hindu College', '2017', 'First Class with Distinction'],
      ).data.education,
    ).toMatchObject([{ gpa: 'First Class with Distinction', marksKind: 'grade' }]));
});
