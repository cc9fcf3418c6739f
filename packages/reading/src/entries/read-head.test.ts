import { describe, expect, it } from 'vitest';
import { line, lines, table } from '../testing/made-blocks.ts';
import { readMade } from '../testing/read-made.ts';
import { readHead } from './read-head.ts';

const head = (...written: readonly string[]) =>
  readMade(readHead, 'head', (places) => lines(places, ...written));
const contact = (...written: readonly string[]) =>
  readMade(readHead, 'contact', (places) => lines(places, ...written));

const asha = { fullName: 'Asha Rao', email: 'asha.rao@example.com', phone: '9876543210' };

describe('the head of a resume', () => {
  it.each([
    [['Asha Rao', '98765 43210 • asha.rao@example.com']],
    [['Asha Rao', 'Mobile: +91-9876543210', 'E-mail: asha.rao@example.com']],
    [['Asha Rao', 'Mobile: 9876543210 ~ E-mail: asha.rao@example.com']],
    [['Asha Rao', '+91 98765 43210 | asha.rao@example.com']],
    [['Asha Rao', 'Mob. 09876543210 / Email asha.rao@example.com']],
    [['Asha Rao\tasha.rao@example.com', '\t98765 43210']],
    [['Asha Rao\t+91 98765 43210', 'Email id – asha.rao@example.com']],
    [['RESUME', 'Asha Rao', 'Contact No. : 9876543210', 'E-mail id – asha.rao@example.com']],
    [['CURRICULUM VITAE', 'Name : Asha Rao', 'Mobile : 9876543210', 'Email : asha.rao@example.com']],
    [['Name\tAsha Rao', 'Mobile\t9876543210', 'Email\tasha.rao@example.com']],
    [['Name\t:\tAsha Rao', 'Mobile No\t:\t9876543210', 'Email ID\t:\tasha.rao@example.com']],
    [['Asha Rao\tMobile: 9876543210', '\tEmail: asha.rao@example.com']],
    [['Asha Rao | Mobile: 9876543210 | Email: asha.rao@example.com']],
    [['Resume of Asha Rao', '9876543210, asha.rao@example.com']],
    [['Asha Rao, MBA', '\uf095 9876543210 \uf0e0 asha.rao@example.com']],
    [['Asha Rao', '(+91) 98765-43210    asha.rao@example.com']],
    [['Asha Rao', 'M: 9876543210 | E: asha.rao@example.com']],
    [['Asha Rao', 'asha.rao@example.com, 9876543210']],
  ])('%j', (written) => {
    const { data, left } = head(...written);
    expect(data.personalInfo).toMatchObject(asha);
    expect(left.filter((text) => !text.startsWith('MBA'))).toEqual([]);
  });

  it('has the place and what somebody is', () => {
    const { data, left } = head(
      'Asha Rao',
      'Senior Engineer – Quality',
      'Pune, Maharashtra | 9876543210 | asha.rao@example.com | linkedin.com/in/asha-rao',
    );
    expect(data.personalInfo).toMatchObject({
      ...asha,
      headline: 'Senior Engineer – Quality',
      location: 'Pune, Maharashtra',
      linkedin: 'https://linkedin.com/in/asha-rao',
    });
    expect(left).toEqual([]);
  });

  it.each(['Driver', 'Apprentice', 'Post Doctoral Fellow', 'Block Development Officer', 'Ward In-charge'])(
    'has %s for what somebody is, neither for a name nor for an address',
    (headline) => {
      const { data, left } = readMade(readHead, 'head', (places) => [
        line(places, 'Asha Rao', { size: 16 }),
        line(places, headline, { size: 16 }),
        line(places, 'Pune | 9876543210 | asha.rao@example.com'),
      ]);
      expect(data.personalInfo).toMatchObject({ ...asha, headline, location: 'Pune' });
      expect(left).toEqual([]);
    },
  );

  it('may stand in one line with strokes or dots, with words for links', () => {
    const { data, left } = readMade(readHead, 'head', (places) => {
      const made = line(places, 'Accountant · Mumbai, India · asha.rao@example.com · LinkedIn ·\tPortfolio');
      const [first, last] = made.cells;
      if (!first || !last) throw new Error('two cells');
      return [
        line(places, 'Asha Rao', { size: 20 }),
        { ...made, cells: [first, { ...last, link: 'https://asha.dev' }] },
      ];
    });
    expect(data.personalInfo).toMatchObject({
      fullName: 'Asha Rao',
      headline: 'Accountant',
      location: 'Mumbai, India',
      email: 'asha.rao@example.com',
      website: 'https://asha.dev',
    });
    expect(left).toEqual(['LinkedIn ·']);
    const skills = head('Asha Rao', 'Senior Engineer | Java | Spring Boot');
    expect(skills.data.personalInfo.headline).toBe('Senior Engineer | Java | Spring Boot');
  });

  it('may name the father', () => {
    const { data, left } = head('MOHAMMED IRFAN', 'S/o Abdul Rahim', '9876543210');
    expect(data.personalInfo.fullName).toBe('MOHAMMED IRFAN');
    expect(data.personalDetails).toMatchObject([{ kind: 'father-name', detail: 'Abdul Rahim' }]);
    expect(left).toEqual([]);
  });

  it('keeps a whole address besides its town', () => {
    const { data } = head('Asha Rao', 'H. No. 446, Sector 15, Hubballi - 580025', '9876543210');
    expect(data.personalInfo.location).toBe('Hubballi');
    expect(data.personalDetails).toMatchObject([
      { kind: 'address', detail: 'H. No. 446, Sector 15, Hubballi - 580025' },
    ]);
  });

  it('joins an address of several lines', () => {
    const { data, left } = contact('Flat 4, MG Road,', 'Pune – 411001', 'asha.rao@example.com');
    expect(data.personalInfo.location).toBe('Pune');
    expect(data.personalDetails?.[0]?.detail).toBe('Flat 4, MG Road, Pune – 411001');
    expect(left).toEqual([]);
  });

  it('takes the largest line for the name', () => {
    const { data, doubtful } = readMade(readHead, 'head', (places) => [
      line(places, 'Saffron Nair'),
      line(places, 'Asha Rao', { size: 22 }),
      line(places, '9876543210'),
    ]);
    expect(data.personalInfo.fullName).toBe('Asha Rao');
    expect(doubtful).toEqual([]);
  });

  it('reads a name set in two large lines', () => {
    const { data } = readMade(readHead, 'head', (places) => [
      line(places, 'ASHA', { size: 28 }),
      line(places, 'RAO', { size: 28 }),
      line(places, 'Accountant'),
    ]);
    expect(data.personalInfo).toMatchObject({ fullName: 'ASHA RAO', headline: 'Accountant' });
  });

  it('reads Hindi', () => {
    const { data, left } = head('राजेश कुमार यादव', 'जयपुर, राजस्थान | 91-9177006526 | person7@example.com');
    expect(data.personalInfo).toMatchObject({
      fullName: 'राजेश कुमार यादव',
      location: 'जयपुर, राजस्थान',
      phone: '9177006526',
      email: 'person7@example.com',
    });
    expect(left).toEqual([]);
  });

  it('makes a second phone with a label a personal detail, without one it is left', () => {
    const labelled = head('Asha Rao', 'Mobile: 9876543210 / 9123456789');
    expect(labelled.data.personalInfo.phone).toBe('9876543210');
    expect(labelled.data.personalDetails).toMatchObject([{ title: 'Mobile', detail: '9123456789' }]);
    expect(head('Asha Rao', '9876543210 / 9123456789').left).toEqual(['9123456789']);
  });

  it('has other pages under links', () => {
    const { data } = head('Asha Rao', 'github.com/asha | asha.dev | behance.net/asha');
    expect(data.personalInfo.website).toBe('https://asha.dev');
    expect(data.links).toMatchObject([
      { title: 'github.com', link: 'https://github.com/asha' },
      { title: 'behance.net', link: 'https://behance.net/asha' },
    ]);
  });

  it('follows a link that stands behind a word, and one that goes on in the next line', () => {
    const behind = readMade(readHead, 'head', (places) => {
      const made = line(places, 'LinkedIn');
      return [
        { ...made, cells: made.cells.map((cell) => ({ ...cell, link: 'https://linkedin.com/in/asha' })) },
      ];
    });
    expect(behind.data.personalInfo.linkedin).toBe('https://linkedin.com/in/asha');
    const wrapped = contact('https://www.linkedin.com/in/asha-', 'rao-12345');
    expect(wrapped.data.personalInfo.linkedin).toBe('https://www.linkedin.com/in/asha-rao-12345');
    expect(contact('LinkedIn: asha-rao').data.personalInfo.linkedin).toBe(
      'https://www.linkedin.com/in/asha-rao',
    );
  });

  it('reads a table of labels', () => {
    const { data, left } = readMade(readHead, 'head', (places) => [
      line(places, 'BIO-DATA'),
      table(places, [
        ['Name', 'Asha Rao'],
        ['Mobile', '91-9876543210'],
        ['Email', 'asha.rao@example.com'],
        ['Address', 'Imphal, Manipur'],
        ['Languages Known', 'English, Tamil and Kannada'],
      ]),
    ]);
    expect(data.personalInfo).toMatchObject({ ...asha, location: 'Imphal, Manipur' });
    expect(data.languages?.map(({ title }) => title)).toEqual(['English', 'Tamil', 'Kannada']);
    expect(left).toEqual([]);
  });

  it('leaves an Aadhaar number alone', () =>
    expect(head('Asha Rao', '9999 4105 7058', '9876543210').left).toEqual(['9999 4105 7058']));

  it('fills in nothing that is not there', () => {
    const { data } = head('9876543210');
    expect(data.personalInfo).toMatchObject({ fullName: '', email: '', location: '' });
  });
});
