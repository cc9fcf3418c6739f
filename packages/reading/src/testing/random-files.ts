import { cell, docxFile, paragraph, table } from '../docx/docx-file.fixture.ts';
import type { PlacedText, Run } from '../source/source-document.ts';
import { type Dice, diceOf } from './corpus/people/dice.ts';

const headings = [
  'Work Experience',
  'Professional Experience',
  'EDUCATION',
  'Educational Qualification',
  'Skills',
  'Key Skills',
  'Projects',
  'Certifications',
  'Languages Known',
  'Hobbies',
  'Achievements',
  'Personal Details',
  'Declaration',
  'References',
  'Publications',
  'Links',
  'Internship',
  'Volunteering',
  'Career Objective',
  'Contact',
  'Strengths',
  'Experience & Education',
  'Skills and Languages',
  'Fun at Sea',
  'My Garden',
  'Other Matters',
  'A Fourth Thing',
  'कार्य अनुभव',
  'शिक्षा',
  'कौशल',
  'Additional Qualification',
] as const;

const words = [
  'Engineer',
  'Teacher',
  'Nurse',
  'Asha',
  'Rao',
  'Infosys',
  'Pvt.',
  'Ltd',
  'Bank',
  'School',
  'of',
  'and',
  'at',
  'in',
  'the',
  'worked',
  'Worked',
  'as',
  'from',
  'built',
  'Pune',
  'Delhi',
  'Maharashtra',
  'Java',
  'C++',
  'HTML/CSS',
  'Excel',
  'Tally',
  'B.Tech',
  'M.A.',
  '12th',
  'CBSE',
  'University',
  'College',
  'CGPA',
  '8.2',
  '82%',
  '8.2/10',
  'First',
  'Class',
  'Hindi',
  'English',
  'Fluent',
  'Native',
  '(Advanced)',
  'Designation',
  'Organisation',
  'Duration',
  'Role',
  'Place',
  'Date',
  'Name',
  'DOB',
  'Gender',
  'Father’s',
  'till',
  'date',
  'Present',
  '2019',
  '2021',
  'Jun',
  'June’19',
  '06/2019',
  '12.06.1998',
  '2017-21',
  '98765',
  '43210',
  '+91-9876543210',
  'asha@example.com',
  'https://example.com/a',
  'github.com/asha',
  'linkedin.com/in/asha',
  '1234',
  '5678',
  '9012',
  '2 yrs',
  '3',
  'months',
  'शिक्षक',
  'विद्यालय',
  'ज्ञान',
  '२०१९',
  'क्ष',
  'तक',
  'naïve',
  'Zoë',
  'ﬁle',
  '日本',
  'A',
  'x',
  '№7',
  '½',
  'Ⅷ',
  'e.g.',
  'Client',
  'Project',
] as const;

const signs = [
  ' ',
  ' ',
  ' ',
  ' ',
  ' ',
  ', ',
  ': ',
  ' – ',
  ' - ',
  ' | ',
  ' / ',
  ' (',
  ') ',
  '; ',
  '. ',
  ' • ',
  '\t',
  ' & ',
] as const;

const marks = ['• ', '- ', '* ', '1. ', '2) ', '➢ ', '– ', 'a) '] as const;

const periods = [
  'Jan 2019 – Present',
  'June 2015 to May 2018',
  '2017-2021',
  '06/2019 - 07/2021',
  'Since 2020',
  '(Mar’18 – Till date)',
  '2 years 3 months',
  '12.06.2019',
  '2020',
  'मई 2014 – आज तक',
  '2017–21',
  'Jan – Mar 2020',
] as const;

const phrase = (dice: Dice, most: number): string => {
  const count = dice.between(1, most);
  let text = '';
  for (let index = 0; index < count; index++)
    text += (index === 0 ? '' : dice.pick(signs)) + dice.pick(words);
  return text;
};

const anySigns = (dice: Dice): string =>
  Array.from({ length: dice.between(1, 40) }, () => {
    const kind = dice.whole(6);
    if (kind === 0) return String.fromCodePoint(dice.between(0x21, 0x7e));
    if (kind === 1) return String.fromCodePoint(dice.between(0x900, 0x97f));
    if (kind === 2) return String.fromCodePoint(dice.between(0xa0, 0x24f));
    if (kind === 3)
      return dice.pick(['\u00ad', '\u200b', '\u200d', '\u00a0', '\uf0b7', '😀', '…', '“', '\t', '  ']);
    return dice.pick(words);
  }).join('');

/** A line as resumes have them, or of any signs at all. */
const line = (dice: Dice): string => {
  switch (dice.whole(9)) {
    case 0:
      return dice.pick(headings);
    case 1:
      return `${phrase(dice, 5)}${dice.pick(signs)}${dice.pick(periods)}`;
    case 2:
      return `${dice.pick(periods)}${dice.pick(signs)}${phrase(dice, 4)}`;
    case 3:
      return `${dice.pick(marks)}${phrase(dice, 14)}`;
    case 4:
      return `${phrase(dice, 2)} : ${phrase(dice, 5)}`;
    case 5:
      return anySigns(dice);
    case 6:
      return `${phrase(dice, 3)}\t${phrase(dice, 3)}\t${dice.pick(periods)}`;
    default:
      return phrase(dice, 20);
  }
};

/** Most files are short, so that there can be many; each sixteenth is as long as a resume. */
const mostLines = (seed: number): number => (seed % 16 === 0 ? 24 : 5);

const lines = (dice: Dice, most: number): readonly string[] =>
  Array.from({ length: dice.between(1, most) }, () => line(dice));

export const randomText = (seed: number): string => lines(diceOf(seed), mostLines(seed)).join('\n');

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const docxBlock = (dice: Dice): string => {
  if (dice.chance(0.12)) {
    const columns = dice.between(2, 5);
    const rows = Array.from({ length: dice.between(1, 5) }, () =>
      Array.from({ length: columns }, () =>
        cell(Array.from({ length: dice.between(1, 2) }, () => paragraph(escaped(phrase(dice, 5)))).join('')),
      ),
    );
    return table(...rows);
  }
  return paragraph(escaped(line(dice)), '', dice.chance(0.25) ? '<w:b/>' : '');
};

/** The bytes of a Word file. */
export const randomDocx = (seed: number): Uint8Array => {
  const dice = diceOf(seed);
  const count = dice.between(1, mostLines(seed));
  return docxFile({ body: Array.from({ length: count }, () => docxBlock(dice)).join('') });
};

/** Lines set on pages, in one column or two, sometimes anywhere. */
export const randomPages = (seed: number): { readonly placed: PlacedText; readonly text: string } => {
  const dice = diceOf(seed);
  const runs: Run[] = [];
  const pageCount = dice.between(1, 2);
  const columns = dice.between(1, 2);
  let text = '';
  for (let page = 0; page < pageCount; page++)
    for (let column = 0; column < columns; column++) {
      let y = 60;
      for (const whole of lines(dice, mostLines(seed))) {
        const size = dice.pick([9, 10, 10, 10, 12, 16]);
        let x = column * 280 + dice.pick([40, 40, 40, 58]);
        for (const part of whole.split('\t')) {
          if (part === '') continue;
          const width = part.length * size * 0.5;
          runs.push({
            text: part,
            at: text.length,
            page,
            width,
            size,
            x,
            y: dice.chance(0.03) ? dice.between(10, 800) : y,
            font: 'f',
            bold: dice.chance(0.2),
            italic: dice.chance(0.1),
          });
          text += `${part}\n`;
          x += width + dice.pick([4, 30, 120]);
        }
        y += size * dice.pick([1.2, 1.2, 1.2, 2.2]);
      }
    }
  const rules = Array.from({ length: dice.whole(6) }, () => {
    const y = dice.between(50, 700);
    return { page: 0, x1: 40, x2: 500, y1: y, y2: y };
  });
  return {
    placed: { pages: Array.from({ length: pageCount }, () => ({ width: 595, height: 842 })), runs, rules },
    text,
  };
};
