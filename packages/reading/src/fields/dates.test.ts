import { describe, expect, it } from 'vitest';
import { traced } from '../text/traced-text.ts';
import { findDate, findDates, findLength, findPeriod, findTime, timeInCell } from './dates.ts';

const dateIn = (text: string) => {
  const found = findDate(traced(text, 0));
  return found && [found.value, found.text.text];
};
const periodIn = (text: string) => {
  const found = findPeriod(traced(text, 100));
  return found && [found.start, found.end, ...(found.current ? ['now'] : [])].join(' > ');
};

describe('a date', () => {
  it.each([
    ['Jun 2019', '2019-06'],
    ['June, 2019', '2019-06'],
    ['June 2019', '2019-06'],
    ['JUNE 2019', '2019-06'],
    ['Jun. 2019', '2019-06'],
    ['Sept 2019', '2019-09'],
    ['Jun2019', '2019-06'],
    ['June of 2019', '2019-06'],
    ['Jun/2019', '2019-06'],
    ['06/2019', '2019-06'],
    ['6/2019', '2019-06'],
    ['06-2019', '2019-06'],
    ['06.2019', '2019-06'],
    ['Jun-19', '2019-06'],
    ['Jun-2019', '2019-06'],
    ["June'19", '2019-06'],
    ['June’19', '2019-06'],
    ["Jun '19", '2019-06'],
    ["June' 2019", '2019-06'],
    ["Dec'98", '1998-12'],
    ['2019-06', '2019-06'],
    ['2019/06', '2019-06'],
    ['2019 June', '2019-06'],
    ['2019-06-12', '2019-06-12'],
    ['12.06.2019', '2019-06-12'],
    ['12/06/2019', '2019-06-12'],
    ['12-06-2019', '2019-06-12'],
    ['5/6/1998', '1998-06-05'],
    ['06/25/2019', '2019-06-25'],
    ['12/06/98', '1998-06-12'],
    ['12.06.98', '1998-06-12'],
    ['12th June 2019', '2019-06-12'],
    ['12 June, 2019', '2019-06-12'],
    ['1st of Jan 2020', '2020-01-01'],
    ['12-Jun-2019', '2019-06-12'],
    ['12-Jun-98', '1998-06-12'],
    ['June 12, 2019', '2019-06-12'],
    ['June 12th 2019', '2019-06-12'],
    ['29 Feb 2020', '2020-02-29'],
    ['2019', '2019'],
    ['जून 2019', '2019-06'],
    ['फ़रवरी 2019', '2019-02'],
    ['फरवरी २०१९', '2019-02'],
    ['१२ दिसंबर २०१९', '2019-12-12'],
    ['15 अगस्त 1995', '1995-08-15'],
    ['१२/०६/१९९८', '1998-06-12'],
  ])('is read from "%s"', (text, value) => {
    expect(dateIn(text)).toEqual([value, text]);
    expect(dateIn(`(${text})`)).toEqual([value, text]);
  });

  it.each([
    ['Batch of 2019', '2019'],
    ['2019 batch', '2019'],
    ['Passed in May 2019 with honours', '2019-05'],
    ['Year of passing: 2016', '2016'],
    ['Class X (2012)', '2012'],
    ['Year:2012', '2012'],
    ['Pune,2012', '2012'],
    ['B.E.2012', '2012'],
    ['45 June 2019', '2019-06'],
    ['Pune, 12/06/2024.', '2024-06-12'],
  ])('stands in "%s"', (text, value) => expect(dateIn(text)?.[0]).toBe(value));

  it.each([
    '2 yrs 3 months',
    '3 months',
    '9876543210',
    '98765 43210',
    '080 2019 4321',
    '+91-2019432100',
    '411001',
    'Noida 201901',
    '1980/2000',
    '₹2000',
    'Rs. 2000',
    '₹ 2000',
    '2000 students',
    '2000+ users',
    '85.2019',
    '1899',
    '2051',
    '31/02/2019 alone',
    'Windows 2003',
    'MS Office 2016',
    'ISO 9001:2015',
    'SQL Server 2019',
    '8.2 CGPA',
    'it may 20 times',
    'Marketing 20',
    '10.2.19.4',
    'Secured 1st rank',
    '2,019',
  ])('is none in "%s"', (text) => expect(dateIn(text)).toBeUndefined());

  it('is found each time', () =>
    expect(findDates(traced('Mar 2016, then 2019 and 5 May 2020', 0)).map(({ value }) => value)).toEqual([
      '2016-03',
      '2019',
      '2020-05-05',
    ]));
});

describe('a period', () => {
  it.each([
    ['Jun 2019 – Dec 2020', '2019-06 > 2020-12'],
    ['Jun 2019 - Dec 2020', '2019-06 > 2020-12'],
    ['Jun 2019-Dec 2020', '2019-06 > 2020-12'],
    ['Jun 2019 to Dec 2020', '2019-06 > 2020-12'],
    ['From Jun 2019 to Dec 2020', '2019-06 > 2020-12'],
    ['from June 2019 till December 2020', '2019-06 > 2020-12'],
    ['06/2019 – 12/2020', '2019-06 > 2020-12'],
    ['01.06.2019 - 31.12.2020', '2019-06-01 > 2020-12-31'],
    ["Jun'19 – Dec'20", '2019-06 > 2020-12'],
    ['Jun-19 to Dec-20', '2019-06 > 2020-12'],
    ['Jun 19 – Dec 20', '2019-06 > 2020-12'],
    ['06/19 - 12/20', '2019-06 > 2020-12'],
    ['2019-06 – 2020-12', '2019-06 > 2020-12'],
    ['2010-12 to 2012-05', '2010-12 > 2012-05'],
    ['2017–2021', '2017 > 2021'],
    ['2017-2021', '2017 > 2021'],
    ['2017 - 21', '2017 > 2021'],
    ['2017-21', '2017 > 2021'],
    ['2010-12', '2010 > 2012'],
    ['1998-00', '1998 > 2000'],
    ['2018/19', '2018 > 2019'],
    ['Jun 2019 – Present', '2019-06 >  > now'],
    ['Jun 2019 - present', '2019-06 >  > now'],
    ['June 2019 – till date', '2019-06 >  > now'],
    ['June 2019 till date', '2019-06 >  > now'],
    ['June 2019 to till date', '2019-06 >  > now'],
    ['June 2019 - Till Now', '2019-06 >  > now'],
    ['June 2019 to date', '2019-06 >  > now'],
    ['2019 – Current', '2019 >  > now'],
    ['2019 – Ongoing', '2019 >  > now'],
    ['2019 - Pursuing', '2019 >  > now'],
    ['01/06/2019 to present', '2019-06-01 >  > now'],
    ['Since 2020', '2020 >  > now'],
    ['since March 2020', '2020-03 >  > now'],
    ['Jan 2020 onwards', '2020-01 >  > now'],
    ['Jan – Mar 2019', '2019-01 > 2019-03'],
    ['May to July, 2018', '2018-05 > 2018-07'],
    ['12 – 15 Jan 2019', '2019-01-12 > 2019-01-15'],
    ['जून 2019 – अब तक', '2019-06 >  > now'],
    ['जून 2019 से आज तक', '2019-06 >  > now'],
    ['२०१७–२०२१', '2017 > 2021'],
    ['जुलाई 2017 – वर्तमान', '2017-07 >  > now'],
  ])('is read from "%s"', (text, said) => {
    expect(periodIn(text)).toBe(said);
    expect(findPeriod(traced(`ABC Ltd, (${text})`, 0))?.text.text).toBe(text);
  });

  it.each([
    '2019-06',
    'June 2019',
    '2 yrs 3 months',
    '2021 – 2017',
    '98765-43210',
    '540-600',
    'Phone 2020-2021234',
  ])('is none in "%s"', (text) => expect(periodIn(text)).toBeUndefined());

  it('keeps the places of its characters', () => {
    const found = findPeriod(traced('Clerk, 2017–2021', 50));
    expect(found?.text).toEqual(traced('2017–2021', 57));
  });

  it('is a date with an end where there is one date alone', () =>
    expect(findTime(traced('B.Tech, 2019', 0))).toMatchObject({ start: '', end: '2019', index: 8 }));
});

it('"2 yrs 3 months" is a length (import 7)', () => {
  const lengthIn = (text: string) => findLength(traced(text, 0))?.text.text;
  expect(lengthIn('(2 yrs 3 months)')).toBe('2 yrs 3 months');
  expect(lengthIn('1 year 2 mos')).toBe('1 year 2 mos');
  expect(lengthIn('2.5 years of work')).toBe('2.5 years');
  expect(lengthIn('June 2019')).toBeUndefined();
});

describe('a cell for a date', () => {
  const said = (text: string) => {
    const time = timeInCell(traced(text, 0));
    return time && `${time.start} ${time.current ? 'now' : time.end}`;
  };

  it('says that something goes on without a date beside it', () => {
    expect(['Current', 'Till Date', '(Present)', 'अब तक'].map(said)).toEqual(
      Array.from({ length: 4 }, () => ' now'),
    );
    expect(said('Presentation')).toBeUndefined();
  });

  it('may be so narrow that it breaks a year', () => {
    expect(said("December'2 0")).toBe(' 2020-12');
    expect(said("September' 19")).toBe(' 2019-09');
    expect(said('01/06/202 3')).toBe(' 2023-06-01');
    expect(said('May 2019 – Jun 2020')).toBe('2019-05 2020-06');
  });
});

it('a year before marks is a year, and a count of marks is none', () => {
  expect(dateIn('Inter College\t2014\tMarks 52%')?.[0]).toBe('2014');
  expect(dateIn('Inter College 2014 Marks 52%')?.[0]).toBe('2014');
  expect(dateIn('scored 2014 marks')).toBeUndefined();
});
