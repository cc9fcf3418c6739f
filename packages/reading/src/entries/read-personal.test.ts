import { describe, expect, it } from 'vitest';
import { line, lines, table } from '../testing/made-blocks.ts';
import { readMade } from '../testing/read-made.ts';
import { readDeclaration } from './read-declaration.ts';
import { readPersonal } from './read-personal.ts';

const personal = (...written: readonly string[]) =>
  readMade(readPersonal, 'personalDetails', (places) => lines(places, ...written));

describe('personal details (import 10)', () => {
  it.each([
    [["Father's Name : Ramesh Rao", 'father-name', 'Ramesh Rao']],
    [['Father Name\t: Late Ramesh Rao', 'father-name', 'Late Ramesh Rao']],
    [['Sex : Female', 'gender', 'Female']],
    [['Gender\tFemale', 'gender', 'Female']],
    [['Marital Status – Single', 'marital-status', 'Single']],
    [['Nationality: Indian', 'nationality', 'Indian']],
    [['Passport No.\t: M1625938', 'passport', 'M1625938']],
    [['पिता का नाम\t: श्री रामप्रसाद', 'father-name', 'श्री रामप्रसाद']],
    [['वैवाहिक स्थिति : विवाहित', 'marital-status', 'विवाहित']],
  ] as const)('%j', ([written, kind, detail]) => {
    const { data, left } = personal(written);
    expect(data.personalDetails).toMatchObject([{ kind, detail }]);
    expect(left).toEqual([]);
  });

  it('a phone, an address and a mail need no label, and labels are known by their words', () => {
    const { data, left } = personal(
      '☎ 98765 43210',
      '✉ sample.person@example.com',
      'Permanent Add. :- Raipur, Chhattisgarh',
    );
    expect(data.personalInfo).toMatchObject({
      phone: '9876543210',
      email: 'sample.person@example.com',
      location: 'Raipur, Chhattisgarh',
    });
    expect(left).toEqual([]);
  });

  it.each([
    'Date of Birth : 12/06/1998',
    'DOB: 12-06-1998',
    'D.O.B\t12.06.1998',
    'जन्म तिथि : 12 जून 1998',
    'Birth date – 12th June 1998',
  ])('the birth date has its own field: %s', (written) => {
    const { data, left } = personal(written);
    expect(data.personalInfo.dateOfBirth).toBe('1998-06-12');
    expect(data.personalDetails).toBeUndefined();
    expect(left).toEqual([]);
  });

  it('a birth date that is not whole stays as it is written', () =>
    expect(personal('Date of Birth : June 1998').data.personalDetails).toMatchObject([
      { kind: 'date-of-birth', detail: 'June 1998' },
    ]));

  it('languages and hobbies go to their sections, unknown labels stay with their words', () => {
    const { data, left } = personal(
      'Languages Known : English (read, write), Hindi and Tamil',
      'Hobbies : Reading, Chess',
      'Blood Group : O+',
    );
    expect(data.languages).toMatchObject([
      { title: 'English', detail: 'read, write' },
      { title: 'Hindi' },
      { title: 'Tamil' },
    ]);
    expect(data.interests?.map(({ title }) => title)).toEqual(['Reading', 'Chess']);
    expect(data.personalDetails).toMatchObject([{ title: 'Blood Group', detail: 'O+' }]);
    expect(left).toEqual([]);
  });

  it('an Aadhaar number is left for the tray (import 9)', () => {
    const { data, left } = personal('Aadhaar No : 9999 4105 7058', 'Gender : Male');
    expect(data.personalDetails).toHaveLength(1);
    expect(left).toEqual(['Aadhaar No : 9999 4105 7058']);
  });

  it('a name that the head has said already is taken', () => {
    const { data, left } = personal('Name : Asha Rao', 'Full Name : ASHA RAO');
    expect(data.personalInfo.fullName).toBe('Asha Rao');
    expect(left).toEqual([]);
  });

  it('an address may take several lines', () => {
    const { data, left } = readMade(readPersonal, 'personalDetails', (places) => [
      line(places, 'Permanent Address : Plot 99, M. G. Road,', { full: true }),
      line(places, 'Kota – 324001, Rajasthan'),
      line(places, 'Gender : Male'),
    ]);
    expect(data.personalDetails).toMatchObject([
      { kind: 'address', detail: 'Plot 99, M. G. Road, Kota – 324001, Rajasthan' },
      { kind: 'gender', detail: 'Male' },
    ]);
    expect(left).toEqual([]);
  });

  it('stands in a table of two columns or of four', () => {
    const { data, left } = readMade(readPersonal, 'personalDetails', (places) => [
      table(places, [
        ['DOB', '12/06/1998', 'Gender', 'Male'],
        ["Father's Name", 'Ramesh', 'Nationality', 'Indian'],
      ]),
    ]);
    expect(data.personalInfo.dateOfBirth).toBe('1998-06-12');
    expect(data.personalDetails?.map(({ kind }) => kind)).toEqual(['gender', 'father-name', 'nationality']);
    expect(left).toEqual([]);
  });

  it('a declaration without a heading ends them', () => {
    const { data, left } = personal(
      'Gender : Male',
      'I hereby declare that the above is true.',
      'Place: Kochi',
      'Date: 07/08/2026\t(Ravi Teja G)',
    );
    expect(data.personalDetails).toHaveLength(1);
    expect(data.declaration).toBe(
      'I hereby declare that the above is true.\nPlace: Kochi\nDate: 07/08/2026 (Ravi Teja G)',
    );
    expect(data.personalInfo.fullName).toBe('Ravi Teja G');
    expect(left).toEqual([]);
  });
});

describe('the declaration', () => {
  it('keeps its words, its place and its date', () => {
    const { data, left, doubtful } = readMade(readDeclaration, 'declaration', (places) => [
      line(places, 'I do hereby declare that the particulars stated herein above are true,', { full: true }),
      line(places, 'correct and complete.'),
      line(places, 'Place: Kochi'),
      line(places, 'Date: 07/08/2026\t(Ravi Teja G)'),
    ]);
    expect(data.declaration).toBe(
      'I do hereby declare that the particulars stated herein above are true, correct and complete.\nPlace: Kochi\nDate: 07/08/2026 (Ravi Teja G)',
    );
    expect(data.personalInfo.fullName).toBe('Ravi Teja G');
    expect(doubtful).toEqual(['personalInfo.fullName']);
    expect(left).toEqual([]);
  });

  it('in Hindi', () => {
    const { data, left } = readMade(readDeclaration, 'declaration', (places) =>
      lines(
        places,
        'मैं घोषणा करता हूँ कि ऊपर दी गई जानकारी मेरे ज्ञान के अनुसार सत्य है।',
        'स्थान: जयपुर',
        'दिनांक: 10/05/2026\t(राजेश कुमार यादव)',
      ),
    );
    expect(data.declaration).toContain('स्थान: जयपुर');
    expect(data.personalInfo.fullName).toBe('राजेश कुमार यादव');
    expect(left).toEqual([]);
  });
});
