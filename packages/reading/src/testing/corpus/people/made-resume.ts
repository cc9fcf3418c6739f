import { fieldTrades } from '../trades/field-trades.ts';
import { officeTrades } from '../trades/office-trades.ts';
import type { Trade } from '../trades/trade.ts';
import type { Truth, TruthDetail, TruthJob, TruthProject } from '../truth.ts';
import { type Dice, diceOf } from './dice.ts';
import { addMonths, type Hand, type Month, madeHand } from './hand.ts';
import { hindiResume } from './hindi-resume.ts';
import { madeEducation } from './made-education.ts';
import { madeName } from './names.ts';
import { madeAddress, madeTown, type Town } from './places.ts';

const trades: readonly Trade[] = [...officeTrades, ...fieldTrades];
/** The day the made people wrote their resumes. */
const writingYear = 2026;

const filled = (dice: Dice, text: string): string =>
  text
    .replaceAll('{n}', () => String(dice.between(3, 48)))
    .replaceAll('{p}', () => String(dice.between(11, 98)));

const madeJobs = (dice: Dice, hand: Hand, trade: Trade, home: Town, from: number): TruthJob[] => {
  const jobs: TruthJob[] = [];
  let start: Month = { year: from, month: dice.between(1, 12) };
  let rank = 0;
  let company = dice.pick(trade.companies);
  let place = dice.chance(0.6) ? (dice.chance(0.5) ? home.town : madeTown(dice).town) : '';
  while (jobs.length < 5 && start.year < writingYear - 1) {
    const end = addMonths(start, dice.between(8, 46));
    const current = end.year >= writingYear - 1;
    jobs.unshift({
      company,
      title: trade.titles[Math.min(rank, trade.titles.length - 1)] ?? '',
      place,
      period: hand.period(
        start,
        current && dice.chance(0.8)
          ? undefined
          : end.year < writingYear
            ? end
            : { year: writingYear, month: 3 },
      ),
      bullets: dice.some(trade.bullets, dice.between(1, 5)).map((text) => filled(dice, text)),
    });
    if (current) break;
    rank += dice.chance(0.7) ? 1 : 0;
    start = addMonths(end, dice.between(0, 3));
    if (dice.chance(0.25)) rank += 1;
    else {
      company = dice.pick(trade.companies.filter((name) => name !== company));
      if (place !== '') place = madeTown(dice).town;
    }
  }
  return jobs;
};

const madeProjects = (dice: Dice, hand: Hand, trade: Trade, year: number): TruthProject[] =>
  dice.some(trade.projects, dice.between(1, 2)).map(([name, text, technologies]) => {
    const start: Month = { year: year - 1, month: dice.between(1, 8) };
    return {
      name,
      text: [filled(dice, text)],
      technologies,
      ...(dice.chance(0.4) ? { period: hand.period(start, addMonths(start, dice.between(2, 5))) } : {}),
      ...(dice.chance(0.3) ? { role: dice.pick(['Team Leader', 'Developer', 'Team Member']) } : {}),
      ...(dice.chance(0.3) ? { teamSize: String(dice.between(2, 6)) } : {}),
    };
  });

const declarations = [
  'I hereby declare that the above information is true to the best of my knowledge and belief.',
  'I hereby declare that all the details furnished above are true and correct to the best of my knowledge.',
  'I do hereby declare that the particulars of information and facts stated herein above are true, correct and complete to the best of my knowledge and belief.',
];
const tongues = [
  'English',
  'Hindi',
  'Marathi',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Bengali',
  'Gujarati',
  'Punjabi',
  'Odia',
  'Assamese',
  'Urdu',
];
const pastimes = [
  'Reading',
  'Cricket',
  'Listening to Music',
  'Travelling',
  'Cooking',
  'Chess',
  'Gardening',
  'Photography',
  'Volleyball',
];
const virtues = [
  'Hard working',
  'Quick learner',
  'Team player',
  'Punctual',
  'Positive attitude',
  'Leadership',
  'Honest and sincere',
];
const honours = [
  'Secured first rank in the district level science exhibition.',
  'Captain of the college volleyball team.',
  'Won second prize in an inter-college debate on water.',
  'NCC ‘B’ certificate holder.',
  'Employee of the Month twice in one year.',
  'Received a merit scholarship for three years.',
];

const madeDetails = (
  dice: Dice,
  father: string,
  gender: string,
  year: number,
  address: string,
): TruthDetail[] => {
  const day = `${String(dice.between(1, 28)).padStart(2, '0')}${dice.pick(['/', '-', '.'])}`;
  const separator = day.slice(2);
  const birth = `${day}${String(dice.between(1, 12)).padStart(2, '0')}${separator}${year}`;
  const all: TruthDetail[] = [
    {
      kind: 'father-name',
      label: dice.pick(["Father's Name", 'Father’s Name', 'Father Name']),
      value: father,
    },
    { kind: 'date-of-birth', label: dice.pick(['Date of Birth', 'DOB', 'Date of birth']), value: birth },
    { kind: 'gender', label: dice.pick(['Gender', 'Sex']), value: gender },
    { kind: 'marital-status', label: 'Marital Status', value: dice.pick(['Single', 'Married', 'Unmarried']) },
    { kind: 'nationality', label: 'Nationality', value: 'Indian' },
    ...(dice.chance(0.2)
      ? [{ kind: 'passport', label: 'Passport No.', value: `M${dice.between(1000000, 9999999)}` } as const]
      : []),
    ...(dice.chance(0.5)
      ? [{ kind: 'address', label: dice.pick(['Address', 'Permanent Address']), value: address } as const]
      : []),
  ];
  return all.filter(() => dice.chance(0.88));
};

/** One resume, the same for the same seed. Every thirteenth is in Hindi. */
export const madeResume = (seed: number): Truth => {
  const dice = diceOf(seed);
  if (seed % 13 === 7) return hindiResume(seed, dice);
  const trade = trades[seed % trades.length] ?? dice.pick(trades);
  const hand = madeHand(dice, 'en');
  const name = madeName(dice);
  const home = madeTown(dice);
  const isFresher = dice.chance(0.35) && trade.key !== 'driver';
  const studying = isFresher && dice.chance(0.3);
  const years = isFresher ? 0 : dice.between(2, 16);
  const lastYear = studying
    ? writingYear + dice.between(1, 2)
    : writingYear - Math.max(years, dice.between(0, 2));
  const education = madeEducation(dice, hand, home, trade, lastYear, studying);
  const jobs = isFresher
    ? []
    : madeJobs(dice, hand, trade, home, Math.min(education.finished, writingYear - 3));
  const address = madeAddress(dice, home);
  const user = `${name.given}.${name.family}`.toLowerCase().replace(/[^a-z.]/g, '');
  const digits = (): string => `${dice.pick([6, 7, 8, 9])}${String(dice.between(100000000, 999999999))}`;
  const placeForm = dice.whole(5);
  const withDeclaration = dice.chance(0.55);
  const trainings = dice
    .some(trade.trainings, isFresher || dice.chance(0.15) ? 1 : 0)
    .map(([title, company, text]): TruthJob => {
      const start: Month = { year: Math.min(education.finished, writingYear) - 1, month: dice.between(1, 7) };
      return {
        title,
        company,
        place: '',
        period: hand.period(start, addMonths(start, dice.between(1, 4))),
        bullets: [text],
      };
    });
  return {
    seed,
    language: 'en',
    trade: trade.key,
    name: name.full,
    headline: dice.chance(0.5) ? (jobs[0]?.title ?? dice.pick(trade.headlines)) : '',
    email: dice.pick([
      `${user}@example.com`,
      `${user}${dice.between(1, 99)}@example.com`,
      `${user.replace('.', '_')}@mail.example.in`,
      `${user.replace('.', '')}@example.co.in`,
    ]),
    phone: hand.phone(digits()),
    otherPhone: dice.chance(0.1) ? hand.phone(digits()) : '',
    place:
      placeForm === 0
        ? ''
        : placeForm === 1
          ? home.town
          : placeForm === 4
            ? address
            : `${home.town}, ${home.state}`,
    town: home.town,
    linkedin: dice.chance(0.35)
      ? `${dice.pick(['linkedin.com/in/', 'www.linkedin.com/in/', 'https://www.linkedin.com/in/'])}${user.replace('.', '-')}-${dice.between(10, 99)}`
      : '',
    summary: dice.chance(0.85) ? dice.pick(trade.summaries) : '',
    jobs,
    trainings,
    education: dice.chance(0.2) ? education.entries : [...education.entries].reverse(),
    projects:
      trade.projects.length > 0 && (isFresher || dice.chance(0.3))
        ? madeProjects(dice, hand, trade, Math.min(education.finished, writingYear))
        : [],
    skills: dice.some(trade.skills, dice.between(4, 9)),
    certificates: dice.some(trade.certificates, dice.between(0, 2)).map(([title, issuer]) => ({
      name: title,
      issuer,
      ...(dice.chance(0.6)
        ? { date: hand.date({ year: writingYear - dice.between(1, 6), month: dice.between(1, 12) }) }
        : {}),
    })),
    languages: dice.chance(0.8) ? ['English', ...dice.some(tongues.slice(1), dice.between(1, 3))] : [],
    achievements: dice.chance(0.35) ? dice.some(honours, dice.between(1, 3)) : [],
    interests: dice.chance(0.4) ? dice.some(pastimes, dice.between(2, 4)) : [],
    strengths: dice.chance(0.3) ? dice.some(virtues, dice.between(2, 4)) : [],
    details: dice.chance(0.65)
      ? madeDetails(dice, name.father, name.gender, education.tenthYear - 16, address)
      : [],
    declaration: withDeclaration ? dice.pick(declarations) : '',
    declarationPlace: withDeclaration && dice.chance(0.8) ? home.town : '',
    declarationDate:
      withDeclaration && dice.chance(0.7)
        ? `${String(dice.between(1, 28)).padStart(2, '0')}/0${dice.between(1, 9)}/${writingYear}`
        : '',
  };
};
