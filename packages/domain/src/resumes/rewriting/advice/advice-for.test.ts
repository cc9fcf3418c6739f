import { describe, expect, it } from 'vitest';
import { honestRewrites } from '../cases/all-cases.fixture.ts';
import { lockOut } from '../rewrite-lock.ts';
import { adviceFor } from './advice-for.ts';
import { adviceMessages, adviceText } from './advice-messages.ts';
import { adviceCodes } from './advice-shapes.ts';
import { entryAdviceFor } from './entry-advice.ts';

const adviceOf = (sentence: string, code: string) =>
  adviceFor(sentence, 'en').find((advice) => advice.code === code);

/** A sentence, what is said of it, what it is about, and the wording proposed. */
const cases: readonly (readonly [string, string, string, string | undefined])[] = [
  [
    'Responsible for maintaining the records of patients.',
    'responsible-for',
    'Responsible for',
    'Maintained the records of patients.',
  ],
  [
    'Was responsible for the billing of 40 customers.',
    'responsible-for',
    'Was responsible for the',
    'Handled the billing of 40 customers.',
  ],
  ['I did billing work at the counter.', 'weak-verb', 'did', 'Performed billing work at the counter.'],
  ['Looked after the stock of medicines.', 'weak-verb', 'Looked after', 'Maintained the stock of medicines.'],
  ['Worked on a website for the college.', 'weak-verb', 'Worked on', undefined],
  ['Reports were prepared by me every week.', 'passive', 'were prepared', 'Prepared reports every week.'],
  ['The files were arranged by date.', 'passive', 'were arranged', undefined],
  ['I prepared the salary sheet.', 'first-person', 'I', 'Prepared the salary sheet.'],
  [
    'Cleaned the hall in order to host guests.',
    'empty-words',
    'in order to',
    'Cleaned the hall to host guests.',
  ],
  ['Attended calls on a daily basis.', 'empty-words', 'on a daily basis', 'Attended calls daily.'],
  ['Hardworking person with good attitude.', 'buzzword', 'Hardworking', undefined],
  ['Checked the the invoices of vendors.', 'repeated-word', 'the the', 'Checked the invoices of vendors.'],
  [
    'Handled billing and prepare the reports.',
    'tense-mixed',
    'prepare',
    'Handled billing and prepared the reports.',
  ],
  ['Reduced waiting time in the ward.', 'no-result', 'Reduced', 'Reduced waiting time in the ward by ___ %.'],
  ['मैंने 40 बिल बनाने का काम किया।', 'weak-verb', 'बनाने का काम किया', 'मैंने 40 बिल बनाए।'],
  ['मैंने दुकान का हिसाब रखा।', 'first-person', 'मैंने', 'दुकान का हिसाब रखा।'],
  ['ग्राहकों की शिकायतों को सफलतापूर्वक दर्ज किया।', 'empty-words', 'सफलतापूर्वक', 'ग्राहकों की शिकायतों को दर्ज किया।'],
  ['बिल बनाने की ज़िम्मेदारी थी।', 'responsible-for', 'की ज़िम्मेदारी थी', undefined],
  ['मेरे द्वारा रिपोर्ट बनाई गई।', 'passive', 'बनाई गई', undefined],
  ['मेहनती और ईमानदार हूँ।', 'buzzword', 'मेहनती', undefined],
  ['दफ़्तर का खर्च कम किया।', 'no-result', 'कम किया', 'दफ़्तर का खर्च ___ % कम किया।'],
];

describe('advice on a sentence', () => {
  it.each(cases)('%s: %s', (sentence, code, about, proposal) => {
    const advice = adviceOf(sentence, code);
    expect(advice && sentence.slice(...advice.span)).toBe(about);
    expect(advice?.proposal).toBe(proposal);
  });

  it('says that a sentence is long or has a word three times', () => {
    const long = Array.from({ length: 32 }, (_, index) => `word${index}`).join(' ');
    expect(adviceOf(long, 'too-long')?.params).toEqual({ count: 32 });
    expect(adviceOf('Checked bills, filed bills and typed bills.', 'repeated-word')?.params.count).toBe(3);
  });

  it('says nothing of a good sentence', () => {
    expect(adviceFor('Reduced waiting time in the ward by 20 %.', 'en')).toEqual([]);
    expect(adviceFor('रोज़ 40 मरीज़ों का पंजीकरण किया।', 'hi')).toEqual([]);
    expect(adviceFor('  ', 'en')).toEqual([]);
  });

  it('never raises "helped"', () => {
    const proposals = ['Was helping the manager in audits.', 'Used to help the nurse.'].flatMap((sentence) =>
      adviceFor(sentence, 'en').flatMap(({ proposal }) => proposal ?? []),
    );
    expect(proposals.length).toBeGreaterThan(0);
    expect(proposals.every((proposal) => /^(?:Assisted|Supported|Helped)/.test(proposal))).toBe(true);
  });

  it('proposes only what passes the lock, about something that is there', () => {
    const sentences = Object.values(honestRewrites)
      .flat()
      .map(({ source }) => source);
    let proposed = 0;
    for (const sentence of sentences)
      for (const { span, proposal } of adviceFor(sentence, 'en')) {
        expect(span[0] >= 0 && span[0] < span[1] && span[1] <= sentence.length).toBe(true);
        if (proposal === undefined) continue;
        proposed += 1;
        expect(lockOut(sentence, proposal)).toBeUndefined();
      }
    expect(proposed).toBeGreaterThan(100);
  });

  it('has words for everything, in both languages', () => {
    expect(Object.keys(adviceMessages.hi).sort()).toEqual(Object.keys(adviceMessages.en).sort());
    expect(adviceCodes.filter((code) => adviceMessages.en[code] === undefined)).toEqual([]);
    const [advice] = adviceFor('Dealt with angry customers daily.', 'en');
    expect(advice && adviceText(advice, 'en')).toBe(
      '“Dealt with” says little. If it is true, write: Handled, Served.',
    );
    expect(adviceText({ code: 'weak-verb', params: { word: 'Got', verbs: '' } }, 'hi')).toContain('“Got”');
  });
});

describe('advice on an entry', () => {
  it('names sentences that begin alike', () => {
    expect(entryAdviceFor(['Handled cash.', 'Handled bills.', 'Typed letters.'])).toContainEqual({
      code: 'same-opening',
      sentences: [0, 1],
      params: { word: 'handled', count: 2 },
    });
  });

  it('puts the strongest first and loses none', () => {
    const [advice] = entryAdviceFor(['Helped in audits.', 'Typed letters.', 'Reduced errors by 15 %.']);
    expect(advice).toMatchObject({ code: 'strongest-first', order: [2, 1, 0] });
    expect(entryAdviceFor(['Reduced errors by 15 %.', 'Typed letters.'])).toEqual([]);
  });
});
