import { serverToday } from '@kalam/domain/calendar/calendar-day';
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { linkedInDate } from './linkedin-dates.ts';
import { readCsv } from './read-csv.ts';
import { readLinkedInZip } from './read-linkedin-zip.ts';

const options = () => {
  let id = 0;
  return { newId: () => `id${++id}`, today: serverToday(new Date('2026-11-16T12:00:00Z')) };
};

const archive = (files: Readonly<Record<string, string>>, folder = ''): Uint8Array =>
  zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}${name}.csv`, strToU8(text)])),
  );

const read = (files: Readonly<Record<string, string>>, folder = '') => {
  const reading = readLinkedInZip(archive(files, folder), options());
  if (reading.refusal) throw new Error(reading.refusal.code);
  return reading;
};

const profile = `First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers
Asha,Rao,Iyer,"12, MG Road, Bengaluru","Jun 12, 1995",Staff Nurse,"I care.
For people, ""always"".",Hospitals,560001,"Bengaluru, Karnataka, India",[asha_rao],"[PERSONAL:https://asha.in,COMPANY:https://apollo.in/asha]",
`;
const full = {
  Profile: profile,
  Positions: `Company Name,Title,Description,Location,Started On,Finished On
Apollo Hospitals,Staff Nurse,"• Cared for 20 patients
• Trained 5 juniors",Bengaluru,Jun 2019,
Fortis,Trainee,,Pune,2018,May 2019
`,
  Education: `School Name,Start Date,End Date,Notes,Degree Name,Activities
RGUHS,2014,2018,First class,"B.Sc. Nursing, Medical Surgical",Drama club
KV Hebbal,2012,2014,,12th,
KV Hebbal,,2012,,10th,
NIMHANS,2018,2019,,Diploma in Psychiatric Nursing,
`,
  Skills: 'Name\nPatient care\nTriage\n',
  Languages:
    'Name,Proficiency\nKannada,Native or bilingual proficiency\nEnglish,Limited working proficiency\n',
  Certifications:
    'Name,Url,Authority,Started On,Finished On,License Number\nBLS,https://aha.org/1,AHA,Jan 2024,Jan 2026,BLS-77\n',
  Projects:
    'Title,Description,Url,Started On,Finished On\nWard app,Rota for nurses,https://w.in,Mar 2022,Apr 2023\n',
  'Email Addresses':
    'Email Address,Confirmed,Primary,Updated On\nold@example.in,Yes,No,1/2/20\nasha@example.in,Yes,Yes,1/2/21\n',
  PhoneNumbers: 'Extension,Number,Type\n,+91 98765 43210,Mobile\n',
  Honors: 'Title,Description,Issued On\nBest nurse,Voted by peers,2023-05-01 UTC\n',
  Volunteering:
    'Company Name,Role,Cause,Started On,Finished On,Description\nRed Cross,Helper,HEALTH,2020,,Camps\n',
  Courses: 'Name,Number\nInfection control,IC-1\n',
};

describe("LinkedIn's export", () => {
  it.each(['', 'Basic_LinkedInDataExport_11-16-2026/'])('is read whole, from the folder "%s"', (folder) => {
    const { data, tray, notes, source } = read(full, folder);
    expect(source).toBe('linkedin-zip');
    expect(data.personalInfo).toEqual({
      fullName: 'Asha Rao',
      headline: 'Staff Nurse',
      email: 'asha@example.in',
      phone: '9876543210',
      dateOfBirth: '1995-06-12',
      location: 'Bengaluru, Karnataka, India',
      website: 'https://asha.in',
    });
    expect(data.summary).toBe('I care.\nFor people, "always".');
    expect(data.workExperience).toMatchObject([
      {
        company: 'Apollo Hospitals',
        position: 'Staff Nurse',
        location: 'Bengaluru',
        startDate: '2019-06',
        endDate: '',
        current: true,
        description: '• Cared for 20 patients\n• Trained 5 juniors',
      },
      { company: 'Fortis', position: 'Trainee', startDate: '2018', endDate: '2019-05', current: false },
    ]);
    expect(data.education).toMatchObject([
      {
        school: 'RGUHS',
        degree: 'undergraduate',
        degreeName: 'B.Sc. Nursing',
        field: 'Medical Surgical',
        graduationDate: '2018',
      },
      { school: 'KV Hebbal', degree: 'higher-secondary', graduationDate: '2014' },
      { school: 'KV Hebbal', degree: 'secondary', graduationDate: '2012' },
    ]);
    expect(data.moreEducation).toMatchObject([
      { school: 'NIMHANS', degree: '', degreeName: 'Diploma in Psychiatric Nursing' },
    ]);
    expect(notes).toEqual([{ kind: 'more-education', text: 'NIMHANS' }]);
    expect(data.skills.map(({ name }) => name)).toEqual(['Patient care', 'Triage']);
    expect(data.languages).toMatchObject([
      { title: 'Kannada', level: 'native' },
      { title: 'English', detail: 'Limited working proficiency' },
    ]);
    expect(data.certificates).toMatchObject([
      { name: 'BLS', issuer: 'AHA', date: '2024-01', link: 'https://aha.org/1' },
    ]);
    expect(data.projects).toMatchObject([{ name: 'Ward app', startDate: '2022-03', endDate: '2023-04' }]);
    expect(data.achievements).toMatchObject([{ title: 'Best nurse', date: '2023-05-01' }]);
    expect(data.volunteering).toMatchObject([
      { title: 'Helper', subtitle: 'Red Cross', startDate: '2020', current: true },
    ]);
    expect(data.personalDetails).toMatchObject([
      { kind: 'address', detail: '12, MG Road, Bengaluru, 560001' },
    ]);
    expect(data.links).toMatchObject([
      { title: 'Company', link: 'https://apollo.in/asha' },
      { title: 'Twitter', link: 'https://twitter.com/asha_rao' },
    ]);
    expect(data.arrangement?.headings).toEqual({ own1: 'More about my studies', own2: 'Courses' });
    expect(data.own1?.[0]).toMatchObject({
      title: 'RGUHS',
      subtitle: '2014 – 2018',
      description: 'First class\nDrama club',
    });
    expect(data.own2).toMatchObject([{ title: 'Infection control', subtitle: 'IC-1' }]);
    expect(data.isFresher).toBe(false);
    expect(tray.map(({ text }) => text)).toEqual([
      'Iyer',
      'Hospitals',
      'Jan 2026',
      'BLS-77',
      'old@example.in',
      'HEALTH',
    ]);
  });

  it('never opens what is about other people', () => {
    const files = {
      ...full,
      Connections: 'First Name\nSomebody',
      messages: 'CONTENT\nSecret',
      Invitations: 'From\nX',
    };
    const { tray, data } = read(files);
    expect(JSON.stringify([tray, data])).not.toMatch(/Somebody|Secret/);
  });

  it('passes over the notes in front of a table', () => {
    const { data } = read({
      Profile: `Notes:\n"When exporting, some things are missing."\n\n${profile}`,
      Skills: '\ufeffName\r\n"C, C++"\r\n',
    });
    expect(data.personalInfo.fullName).toBe('Asha Rao');
    expect(data.fresherSkills?.map(({ name }) => name)).toEqual(['C, C++']);
    expect(data.isFresher).toBe(true);
  });

  it('says when there is nothing to read', () => {
    expect(readLinkedInZip(archive({ Profile: 'First Name,Last Name\n' }), options()).refusal?.code).toBe(
      'import-nothing-found',
    );
    expect(readLinkedInZip(new Uint8Array(50), options()).refusal?.code).toBe('import-zip-broken');
  });

  it.each([
    ['Jun 2019', '2019-06'],
    ['2019', '2019'],
    ['2019-06-12 UTC', '2019-06-12'],
    ['2019/06', '2019-06'],
    ['Sept 3, 2020', '2020-09-03'],
    ['Jun 12', undefined],
    ['soon', undefined],
  ])('reads the date %s', (text, expected) => {
    expect(linkedInDate(text)).toBe(expected);
  });

  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

  it('reads any cell of comma-separated values', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'क', '"', ',', '\n', ' ', '1') });
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 5 }), (rows) => {
        const filled = rows.filter((cells) => cells.some((content) => content !== ''));
        expect(
          readCsv(rows.map((cells) => cells.map(quoted).join(',')).join('\r\n')).map(({ cells }) => cells),
        ).toEqual(filled);
      }),
    );
  });

  it('keeps every cell, in a field or in the tray', () => {
    const word = fc.stringMatching(/^[a-z]{3,8}$/);
    const columns = {
      Profile: 'First Name,Last Name,Maiden Name,Headline,Industry,Birth Date,Websites,Odd Column',
      Positions: 'Company Name,Title,Started On,Finished On,Other',
      Education: 'School Name,Degree Name,Start Date,End Date,Notes',
      Certifications: 'Name,Authority,Started On,License Number',
      Patents: 'Title,Inventors',
    };
    const table = (head: string) =>
      fc.array(fc.array(word, { minLength: head.split(',').length, maxLength: head.split(',').length }), {
        minLength: 1,
        maxLength: 4,
      });
    fc.assert(
      fc.property(
        fc.record(Object.fromEntries(Object.entries(columns).map(([name, head]) => [name, table(head)]))),
        (tables) => {
          const files = Object.entries(columns).map(([name, head]) => [
            name,
            [head, ...(tables[name] ?? []).map((row) => row.join(','))].join('\n'),
          ]);
          const { data, tray } = read(Object.fromEntries(files));
          const held = `${JSON.stringify(data)} ${tray.map(({ text }) => text).join(' ')}`;
          for (const cell of Object.values(tables).flat(2)) expect(held).toContain(cell);
        },
      ),
      { numRuns: 100 },
    );
  });
});
