import { describe, expect, it } from 'vitest';
import type { AskKind } from './job-match.ts';
import { readAdvert } from './read-advert.ts';
import { jobTerms } from './terms/job-terms.ts';

const asks = (text: string, kind: AskKind): readonly string[] =>
  readAdvert(text, jobTerms)
    .filter((ask) => ask.kind === kind)
    .map(({ words }) => words);

describe('years of work', () => {
  it.each([
    ['Experience: 2-4 yrs', { least: 2, most: 4 }],
    ['Minimum 3 years of experience in accounts', { least: 3 }],
    ['0-1 year / fresher can apply', { least: 0, most: 1 }],
    ['Freshers can apply', { least: 0 }],
    ['Experience: 5+', { least: 5 }],
    ['6 months to 1 year experience', { least: 0.5, most: 1 }],
    ['No experience required', { least: 0 }],
    ['अनुभव: कम से कम 2 साल', { least: 2 }],
    ['3 se 5 saal ka experience chahiye', { least: 3, most: 5 }],
    ['Upto 2 years experience', { least: 0, most: 2 }],
    ['BE/Diploma Civil having 4-6 years exp.', { least: 4, most: 6 }],
    ['Exp: 0-2 yrs. Male / Female', { least: 0, most: 2 }],
    ['You bring a diploma, patience and 2-3 years in a commercial bakery', { least: 2, most: 3 }],
  ])('%s', (line, years) => {
    const [ask] = readAdvert(`Accountant wanted\n${line}`, jobTerms).filter(({ kind }) => kind === 'years');
    expect(ask?.years).toEqual(years);
  });

  it.each([
    'Age: 18-30 years',
    'उम्र 21 से 40 साल',
    'We have 20 years of excellence in textiles',
    'Bond: 2 years',
    'Service bond of 2 years',
    'Freshers need not apply',
    'Diploma of 3 years duration',
    'Stipend 10k for first 6 months',
    'No experience in plastic design is required',
    'Freshers please excuse',
    '2 saal purana licence ho',
  ])('none in: %s', (line) => {
    expect(asks(`Accountant wanted\n${line}`, 'years')).toEqual([]);
  });
});

describe('a heading of what is asked', () => {
  it.each([
    'What we ask',
    'What we ask of you:',
    'WHAT WE LOOK FOR',
    'What are we looking for?',
    'What we want',
    'We look for',
  ])('%s: its points are no work to do, and the points under duties end there', (heading) => {
    const advert = [
      'Accountant',
      'What you will do',
      '- Keep the books of two shops',
      heading,
      '- Commerce graduate with two years in accounts',
      '- Manage time well under deadlines',
      '- Tally and GST returns',
    ].join('\n');
    expect(asks(advert, 'duty')).toEqual(['Keep the books of two shops']);
    expect(asks(advert, 'skill')).toEqual(['accounts', 'Tally', 'GST returns']);
    expect(asks(advert, 'years')).toEqual(['two years']);
    expect(asks(advert, 'degree')).toEqual(['Commerce graduate']);
  });
});

describe('what asks for nothing', () => {
  it.each([
    'About us: We are a leading SAP partner and use Java and Oracle.',
    'Salary: 20k + PF + ESI',
    'No Java required',
    'Java is not required',
    'You will excel at your work',
    'Send your CV to hr@example.com or call 98260 12345',
    'We are an equal opportunity employer regardless of gender, religion or language.',
    'Perks: health insurance, free food',
    'Interested candidates can walk-in with Excel printouts',
    'We also run a Shopify store',
    'The plant exports to 12 countries with SAP',
    'A CBSE school invites applications',
    'Laptop and bike provided by company',
    'Responsibilities: Check the passport of each guest',
  ])('%s', (line) => {
    expect(asks(`Clerk wanted\n${line}`, 'skill')).toEqual([]);
  });

  it('a title names no skill', () => {
    expect(asks('Hiring Java Developer', 'skill')).toEqual([]);
    expect(asks('Job Title: SAP Consultant\nLocation: Pune', 'skill')).toEqual([]);
  });
});

describe('degrees and places', () => {
  it.each([
    ['Qualification: B.E./B.Tech (CS/IT) or MCA', ['B.E./B.Tech (CS/IT) or MCA']],
    ['B.Com required, M.Com preferred', ['B.Com', 'M.Com']],
    ['Education: Diploma / BE Mechanical', ['Diploma / BE Mechanical']],
    ['12th pass, Hindi bolna aana chahiye', ['12th pass']],
    ['Matriculation with ITI in Fitter trade', ['Matriculation with ITI in Fitter trade']],
    ['Graduate Engineer Trainee joins our plant', []],
    ['Intermediate level Excel is needed', []],
    [
      'ITI (Refrigeration & AC) / Diploma in Electrical or Mechanical',
      ['ITI (Refrigeration & AC) / Diploma in Electrical or Mechanical'],
    ],
    ['Diploma in bead stringing, 2 years', ['Diploma in bead stringing']],
    ["You don't need a hotel management degree", []],
    ["Degree doesn't matter", []],
    ['Padhai: degree zaroori nahi', []],
    ['CANDIDATES MUST BE HONEST', []],
    ['Office on 5th floor, 10th main', []],
    ['Maths for classes 9th to 12th', []],
    ['Lecturer for a B.Ed college', []],
    ['Graduate with 60% marks or Diploma', ['Graduate with 60% marks or Diploma']],
  ])('%s', (line, words) => {
    expect(asks(`Clerk wanted\n${line}`, 'degree')).toEqual(words);
  });

  it.each([
    ['Location: Andheri East, Mumbai', ['Andheri East, Mumbai']],
    ['Location - Pune / Nagpur', ['Pune / Nagpur']],
    ['Candidate should relocate to Pune', ['Pune']],
    ['Work from home', ['Work from home']],
    ['PAN India hiring', ['PAN India']],
    ['We have branches in Pune and Surat', []],
    ['स्थान: लखनऊ', ['लखनऊ']],
    ['Base: Delhi/Mumbai. Freshers welcome.', ['Delhi/Mumbai']],
    ['HQ: Akola. Area: Akola, Washim', ['Akola, Washim']],
    ['Job noida me hai', ['noida']],
    ['Tailor required at Kadmapur, call soon', ['Kadmapur']],
    ['Client interview on Monday at our Worli office', []],
    ['Gulf return preferred', []],
    ['About Sandhya Services\nWe clean banks in Surat.\nPayroll Executive - Thane', ['Thane']],
  ])('%s', (line, words) => {
    expect(asks(`Clerk wanted\n${line}`, 'place')).toEqual(words);
  });
});

describe('skills and wishes', () => {
  const optional = (text: string): readonly string[] =>
    readAdvert(`Clerk wanted\n${text}`, jobTerms)
      .filter(({ isOptional }) => isOptional)
      .map(({ words }) => words);

  it.each([
    ['Java, Spring Boot, Kafka (preferred)', ['Kafka']],
    ['Must know SQL, Power BI is an added advantage', ['Power BI']],
    ['Good to have: Kafka, Redis', ['Kafka', 'Redis']],
    ['Knowledge of Marathi will be preferred', ['Marathi']],
    ['Graduate in any discipline, MBA will be preferred', ['MBA']],
    ['Tally required', []],
    ['Must know site safety (NEBOSH preferred)', ['NEBOSH']],
    ['हिंदी आनी चाहिए, अंग्रेजी हो तो अच्छा', ['अंग्रेजी']],
  ])('%s', (line, words) => {
    expect(optional(line)).toEqual(words);
  });

  it('takes what no list knows from a list of skills', () => {
    expect(asks('Clerk wanted\nKey Skills: Tally, Frobnication, bead stringing', 'skill')).toEqual([
      'Tally',
      'Frobnication',
      'bead stringing',
    ]);
  });

  it.each([
    ['a line that only names things', '- Redux, Frobnix Query, Jest', ['Redux', 'Frobnix Query', 'Jest']],
    ['conversant with', 'Conversant with Frobnix and Excel', ['Excel', 'Frobnix']],
    ['able to operate', 'Able to operate frobnicator', ['frobnicator']],
    ['papers', 'Must have Frobnix registration', ['Frobnix registration']],
    [
      'brackets behind a thing',
      'Knowledge of CRM software (Frobnix, Salesforce)',
      ['CRM software', 'Frobnix', 'Salesforce'],
    ],
    ['Hindi', 'फ्रोबनी की जानकारी', ['फ्रोबनी']],
    ['Hinglish', 'Frobni machine chalana aana chahiye', ['Frobni machine']],
    ['a wish behind', 'Kite flying an advantage', ['Kite flying']],
    ['a general word makes no second thing', 'Knowledge of NABH documentation', ['NABH documentation']],
    ['a call for people', 'Required cook for retail showroom', []],
  ])('%s: %s', (_, line, words) => {
    expect([...asks(`Clerk wanted\n${line}`, 'skill')].sort()).toEqual([...words].sort());
  });

  it.each([
    ['Answer salary queries of staff', ['Answer salary queries of staff']],
    ['EHS Officer', []],
    ['Rotational shifts', []],
    ['Integration knowledge with FI and SD', []],
    ['Gas charging', ['Gas charging']],
  ])('under Responsibilities: %s', (line, words) => {
    expect(asks(`Clerk wanted\nResponsibilities:\n- ${line}`, 'duty')).toEqual(words);
  });

  it('names a thing once, however often it is written', () => {
    expect(asks('Clerk wanted\nRequirements:\n- Excel\n- MS Excel\n- Advanced Excel', 'skill')).toEqual([
      'Excel',
      'Advanced Excel',
    ]);
  });

  it('a duty names tools, not the trade', () => {
    const advert = 'Clerk wanted\nResponsibilities:\n- Coordinate with the sales team on billing in Tally';
    expect(asks(advert, 'duty')).toEqual(['Coordinate with the sales team on billing in Tally']);
    expect(asks(advert, 'skill')).toEqual(['Tally']);
  });

  it('Hinglish work and asks', () => {
    const advert = 'Cashier chahiye\nKaam: bill banana, cash ka hisaab rakhna\nTally aana chahiye';
    expect(asks(advert, 'duty')).toEqual(['bill banana, cash ka hisaab rakhna']);
    expect(asks(advert, 'skill')).toEqual(['Tally']);
  });

  it('every ask stands where it says', () => {
    const advert = '🔥 *Hiring* 🔥\r\n*Location* : Pune\r\n👉 B.Com, Tally\r\n👉 2+ yrs exp';
    for (const { words, span } of readAdvert(advert, jobTerms)) expect(advert.slice(...span)).toBe(words);
    expect(readAdvert(advert, jobTerms).length).toBe(4);
  });

  it('an empty text and a book of a text are read', () => {
    expect(readAdvert('', jobTerms)).toEqual([]);
    expect(readAdvert('(('.repeat(20_000), jobTerms)).toEqual([]);
    expect(readAdvert('a, '.repeat(20_000), jobTerms).length).toBeLessThan(5);
    expect(readAdvert(`Requirements:\n${'Excel '.repeat(4_000)}`, jobTerms).length).toBe(1);
    expect(readAdvert('Requirements:\n- sales\n'.repeat(1_000), jobTerms).length).toBe(1);
  });
});
