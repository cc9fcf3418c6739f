import { describe, expect, it } from 'vitest';
import { Draft } from '../draft/draft.ts';
import { Ledger } from '../ledger.ts';
import type { Line, Table } from '../source/blocks.ts';
import { line, type Places, placesOf, section, table } from '../testing/made-blocks.ts';
import { readTraining, readVolunteering, readWork } from './read-roles.ts';

type Made = string | readonly [string, Partial<Line>];

const today = { day: '2026-11-16', latest: '2026-11-17' };

const draftOf = (places: Places): Draft => {
  let id = 0;
  return new Draft(new Ledger(places.text), { newId: () => `id${++id}`, today });
};

const bold = { bold: true } as const;

const read = (made: readonly Made[], reader = readWork, heading?: string) => {
  const places = placesOf();
  const blocks = made.map((one) =>
    typeof one === 'string' ? line(places, one) : line(places, one[0], one[1]),
  );
  const name = heading === undefined ? undefined : line(places, heading).text;
  const draft = draftOf(places);
  reader(section(['work'], blocks, name), draft);
  const left = draft.ledger.left().map(({ start, end }) => places.text.slice(start, end).trim());
  return { data: draft.data, fields: draft.fields, left };
};

const jobs = (...made: readonly Made[]) =>
  read(made).data.workExperience.map(
    ({ position, company, location, startDate, endDate, current, description }) =>
      [position, company, location ?? '', startDate, current ? 'now' : endDate, description].join(' | '),
  );

describe('what the section is called', () => {
  const roles = (heading: string) =>
    read(
      ['City School\tJun 2020 – Sep 2020', '• Forty lessons'],
      readTraining,
      heading,
    ).data.trainingExperience.map(({ role, organization }) => [role, organization]);

  it('says what somebody was, where it is more than the name of such sections', () => {
    expect(roles('Teaching Practice')).toEqual([['Teaching Practice', 'City School']]);
    expect(roles('Industrial Training')).toEqual([['', 'City School']]);
  });
});

describe('work: the usual shapes', () => {
  it('a single year below a title that is only a little larger, among jobs with two', () => {
    const title = { size: 10.6, spaceAbove: 0.9 };
    expect(
      jobs(
        ['Staff Nurse', title],
        'Holy Cross Hospital, Gurugram\t2010 – 2011',
        ['Nursing Intern', title],
        'District General Hospital\t2009',
      ).map((job) => job.split(' | ').slice(0, 2)),
    ).toEqual([
      ['Staff Nurse', 'Holy Cross Hospital'],
      ['Nursing Intern', 'District General Hospital'],
    ]);
  });

  it('title, company and dates on one line', () => {
    expect(
      jobs(
        ['Software Engineer, Infosys Limited (Jan 2019 – Present)', bold],
        '• Built billing for 40 shops',
        '• Kept it running',
        ['Trainee Engineer, Brightline Technologies Pvt. Ltd., Pune (Jun 2017 – Dec 2018)', bold],
        '• Wrote tests',
      ),
    ).toEqual([
      'Software Engineer | Infosys Limited |  | 2019-01 | now | Built billing for 40 shops\nKept it running',
      'Trainee Engineer | Brightline Technologies Pvt. Ltd. | Pune | 2017-06 | 2018-12 | Wrote tests',
    ]);
  });

  it('company, dash, title; dates in a cell at the right', () => {
    expect(
      jobs(
        'Saffron Foods Ltd — Sales Executive\tApr 2020 – Mar 2022',
        'Visited 20 shops a day and took their orders.',
        'Asha Textiles — Store Assistant\tJan 2018 – Mar 2020',
        'Kept the store.',
      ),
    ).toEqual([
      'Sales Executive | Saffron Foods Ltd |  | 2020-04 | 2022-03 | Visited 20 shops a day and took their orders.',
      'Store Assistant | Asha Textiles |  | 2018-01 | 2020-03 | Kept the store.',
    ]);
  });

  it('cells: title, company, place, dates', () => {
    expect(jobs('Accountant | Mehta & Sons | Nagpur | 06/2019 – 07/2021', '• Filed GST')).toEqual([
      'Accountant | Mehta & Sons | Nagpur | 2019-06 | 2021-07 | Filed GST',
    ]);
  });

  it('a line each: title, company with place, dates', () => {
    expect(
      jobs(
        ['Staff Nurse', bold],
        'Sanjeevani Hospital, Indore',
        'August 2019 - Till date',
        '• Ward of 30 beds',
        ['Trainee Nurse', bold],
        'Arogya Clinic, Bhopal',
        'July 2018 - July 2019',
        '• Night duty',
      ),
    ).toEqual([
      'Staff Nurse | Sanjeevani Hospital | Indore | 2019-08 | now | Ward of 30 beds',
      'Trainee Nurse | Arogya Clinic | Bhopal | 2018-07 | 2019-07 | Night duty',
    ]);
  });

  it('title with dates, then the company', () => {
    expect(
      jobs(
        ['Senior Analyst\tMar 2021 – Present', bold],
        ['Kestrel Analytics, Hyderabad', { italic: true }],
        '• Reports',
        ['Analyst\tJul 2018 – Feb 2021', bold],
        ['Brindavan Consulting, Chennai', { italic: true }],
        '• More reports',
      ),
    ).toEqual([
      'Senior Analyst | Kestrel Analytics | Hyderabad | 2021-03 | now | Reports',
      'Analyst | Brindavan Consulting | Chennai | 2018-07 | 2021-02 | More reports',
    ]);
  });

  it('dates first, in a column at the left', () => {
    expect(
      jobs(
        '2019 – 2021\tMathematics Teacher',
        'Vidya Niketan School, Patna',
        '• Classes 8 to 10',
        '2017 – 2019\tAssistant Teacher',
        'Little Flower School, Patna',
      ),
    ).toEqual([
      'Mathematics Teacher | Vidya Niketan School | Patna | 2019 | 2021 | Classes 8 to 10',
      'Assistant Teacher | Little Flower School | Patna | 2017 | 2019 | ',
    ]);
  });

  it('label pairs', () => {
    expect(
      jobs(
        'Organisation : Deccan Motors Pvt Ltd',
        'Designation : Service Advisor',
        'Duration : June 2018 to till date',
        'Responsibilities:',
        '• Estimates',
        'Team Size: 5',
        'Organisation : Hill Autos',
        'Designation : Mechanic',
        'Duration : May 2015 to May 2018',
      ),
    ).toEqual([
      'Service Advisor | Deccan Motors Pvt Ltd |  | 2018-06 | now | Estimates\nTeam Size: 5',
      'Mechanic | Hill Autos |  | 2015-05 | 2018-05 | ',
    ]);
  });

  it('sentences', () => {
    expect(
      jobs(
        '• Worked as Data Entry Operator at Shakti Enterprises from June 2016 to May 2018.',
        '• Working with Narmada Agro Industries, Surat as Office Assistant since July 2018.',
      ),
    ).toEqual([
      'Data Entry Operator | Shakti Enterprises |  | 2016-06 | 2018-05 | ',
      'Office Assistant | Narmada Agro Industries | Surat | 2018-07 | now | ',
    ]);
  });

  it('several posts in one firm', () => {
    expect(
      jobs(
        ['Orbit Systems Pvt Ltd, Noida', bold],
        'Team Lead\tApr 2021 – Present',
        '• Five people',
        'Software Engineer\tJul 2018 – Mar 2021',
        '• Java',
      ),
    ).toEqual([
      'Team Lead | Orbit Systems Pvt Ltd | Noida | 2021-04 | now | Five people',
      'Software Engineer | Orbit Systems Pvt Ltd |  | 2018-07 | 2021-03 | Java',
    ]);
  });

  it('several posts in one firm among others with one', () => {
    expect(
      jobs(
        'Shree Transport\t2022 – Till Date',
        ['Fleet Supervisor', { italic: true }],
        '• Routes',
        ['Fresh Basket Deliveries', bold],
        ['Delivery Executive\t2019 – 2022', { italic: true }],
        '• Parcels',
        ['Personal Driver\t2016 – 2019', { italic: true }],
        '• Log book',
        'City Cabs & Rentals\t2014 – 2016',
        ['Driver', { italic: true }],
      ),
    ).toEqual([
      'Fleet Supervisor | Shree Transport |  | 2022 | now | Routes',
      'Delivery Executive | Fresh Basket Deliveries |  | 2019 | 2022 | Parcels',
      'Personal Driver | Fresh Basket Deliveries |  | 2016 | 2019 | Log book',
      'Driver | City Cabs & Rentals |  | 2014 | 2016 | ',
    ]);
  });

  it('keeps client projects inside their job', () => {
    expect(
      jobs(
        'Software Engineer, Orbit Systems Pvt Ltd, Jul 2018 – Mar 2021',
        'Project: Ledger for a bank (Jan 2019 – Jun 2019)',
        'Client: A bank of the north',
        '• Built the reports from April 2019 to June 2019 with two others',
      ),
    ).toEqual([
      'Software Engineer | Orbit Systems Pvt Ltd |  | 2018-07 | 2021-03 | Project: Ledger for a bank (Jan 2019 – Jun 2019)\nClient: A bank of the north\nBuilt the reports from April 2019 to June 2019 with two others',
    ]);
  });

  it('learns the order from the other entries, and asks where nothing tells', () => {
    expect(
      jobs('Nimbus, Team Lead, 2020 – 2022', '• a', 'Kanak Jewellers, Sales Executive, 2018 – 2020', '• b'),
    ).toEqual([
      'Team Lead | Nimbus |  | 2020 | 2022 | a',
      'Sales Executive | Kanak Jewellers |  | 2018 | 2020 | b',
    ]);
    const { fields } = read(['Nimbus – Growth\t2020 – 2022', '• a']);
    expect(fields.find(({ path }) => path === 'workExperience.0.company')).toMatchObject({
      confidence: 'check',
      swapsWith: 'workExperience.0.position',
    });
  });

  it('makes no entry of a total', () => {
    const { data, left } = read(['Total experience: 5 years', 'Clerk, Lok Seva Society, 2015 – 2020']);
    expect(data.workExperience).toHaveLength(1);
    expect(left).toEqual(['Total experience: 5 years']);
  });

  it('a table with a row of heads', () => {
    const places = placesOf();
    const made: Table = table(places, [
      ['S.No', 'Company', 'Designation', 'Duration'],
      ['1', 'Ganga Steel Ltd, Kanpur', 'Fitter', 'Jan 2015 - Dec 2017'],
      ['2', 'Yamuna Power Ltd', 'Senior Fitter', '2018 - Till date'],
    ]);
    const draft = draftOf(places);
    readWork(section(['work'], [made]), draft);
    expect(draft.data.workExperience).toMatchObject([
      {
        company: 'Ganga Steel Ltd',
        location: 'Kanpur',
        position: 'Fitter',
        startDate: '2015-01',
        endDate: '2017-12',
      },
      { company: 'Yamuna Power Ltd', position: 'Senior Fitter', startDate: '2018', current: true },
    ]);
    expect(draft.ledger.left()).toEqual([]);
  });

  it('a table with columns for the beginning and the end, which may be now', () => {
    const places = placesOf();
    const made = [
      table(places, [
        ['Name of Employer', 'Post Held', 'From', 'To'],
        ['Ganga Steel Ltd', 'Fitter', 'Jan 2015', 'present'],
      ]),
      table(places, [
        ['संस्था', 'पद', 'कब से', 'कब तक'],
        ['सरस्वती विद्यालय', 'सहायक शिक्षक', 'जून 2012', 'मई 2014'],
      ]),
    ];
    const draft = draftOf(places);
    readWork(section(['work'], made), draft);
    expect(draft.data.workExperience).toMatchObject([
      { company: 'Ganga Steel Ltd', position: 'Fitter', startDate: '2015-01', endDate: '', current: true },
      { company: 'सरस्वती विद्यालय', startDate: '2012-06', endDate: '2014-05' },
    ]);
    expect(draft.ledger.left()).toEqual([]);
  });

  it('Hindi words', () => {
    expect(jobs('सहायक शिक्षक, सरस्वती विद्यालय, जून 2018 – आज तक')).toEqual([
      'सहायक शिक्षक | सरस्वती विद्यालय |  | 2018-06 | now | ',
    ]);
  });
});

describe('work: posts, firms and places on one line', () => {
  it('a place between firm and post', () => {
    expect(jobs('Mahalaxmi Traders, Ghaziabad – Accounts Assistant (08/2020 to 05/2023)')).toEqual([
      'Accounts Assistant | Mahalaxmi Traders | Ghaziabad | 2020-08 | 2023-05 | ',
    ]);
  });

  it('a bracket that belongs to the post, a department behind it', () => {
    expect(
      jobs(
        'Hindustan Pipes Limited – Apprentice (Fitter) (May 2024 – Sep 2024)',
        'Jan 2025 — Mar 2025 : Summer Intern – Marketing, Parivar Foods India Limited',
      ),
    ).toEqual([
      'Apprentice (Fitter) | Hindustan Pipes Limited |  | 2024-05 | 2024-09 | ',
      'Summer Intern – Marketing | Parivar Foods India Limited |  | 2025-01 | 2025-03 | ',
    ]);
  });

  it('what was done "at" a firm, though no word names a post', () => {
    expect(jobs('Teaching Practice at Zilla Parishad High School (Mar 2025 to Jun 2025)')).toEqual([
      'Teaching Practice | Zilla Parishad High School |  | 2025-03 | 2025-06 | ',
    ]);
  });
});

describe('work: told in labels and sentences', () => {
  it('labels behind marks', () => {
    expect(
      jobs(
        '• Organization: HDFC Bank, Lucknow',
        'Role: Relationship Officer',
        "Period: Apr'18 - Mar'20",
        '• Organization: Bajaj Finance Ltd.',
        'Role: Sales Officer',
        "Period: Apr'20 - till date",
      ),
    ).toEqual([
      'Relationship Officer | HDFC Bank | Lucknow | 2018-04 | 2020-03 | ',
      'Sales Officer | Bajaj Finance Ltd. |  | 2020-04 | now | ',
    ]);
  });

  it('a sentence each, the second without a date; Hindi with "until" behind the year', () => {
    expect(
      jobs(
        '• 2 years experience as Computer Operator in Sahara India, Ballia from 2014 to 2016.',
        '• 1 year experience as a Teacher in Saraswati Shishu Mandir.',
      ).map((job) => job.split(' | ').slice(0, 5).join(' | ')),
    ).toEqual([
      'Computer Operator | Sahara India | Ballia | 2014 | 2016',
      'Teacher | Saraswati Shishu Mandir |  |  | ',
    ]);
    expect(jobs('सहायक शिक्षक, सरस्वती विद्या मंदिर, वाराणसी (2011 से 2015 तक)')).toEqual([
      'सहायक शिक्षक | सरस्वती विद्या मंदिर | वाराणसी | 2011 | 2015 | ',
    ]);
  });
});

describe('training and volunteering', () => {
  it('have fields of their own', () => {
    const { data } = read(
      ['• Summer Intern at Bharat Heavy Works Ltd, Haridwar (June 2020 – July 2020)'],
      readTraining,
    );
    expect(data.trainingExperience).toMatchObject([
      {
        role: 'Summer Intern',
        organization: 'Bharat Heavy Works Ltd',
        location: 'Haridwar',
        startDate: '2020-06',
      },
    ]);
    const volunteering = read(
      ['Volunteer, Green Earth Foundation\t2019 – 2020', '• Planted trees'],
      readVolunteering,
    );
    expect(volunteering.data.volunteering).toMatchObject([
      {
        title: 'Volunteer',
        subtitle: 'Green Earth Foundation',
        startDate: '2019',
        description: 'Planted trees',
      },
    ]);
  });
});

it('leaves nothing over but what it did not place', () => {
  const { left } = read([
    'Software Engineer, Infosys Limited (Jan 2019 – Present) (2 years 3 months)',
    '• Built billing',
    '1. One',
  ]);
  expect(left).toEqual([]);
});

describe('work: counted, and listed in a table', () => {
  it('a firm with a number before it begins a job', () => {
    expect(
      jobs(
        ['(i) Union Cooperative Bank, Faridabad', bold],
        'Post :- Branch Manager',
        'Period :- Jan, 2019 till Nov, 2021',
        '• Handled cash',
        ['(ii) Lotus Small Finance Bank, Hyderabad', bold],
        'Post :- Relationship Manager',
        'Period :- Apr, 2016 till Nov, 2018',
      ),
    ).toEqual([
      'Branch Manager | Union Cooperative Bank | Faridabad | 2019-01 | 2021-11 | Handled cash',
      'Relationship Manager | Lotus Small Finance Bank | Hyderabad | 2016-04 | 2018-11 | ',
    ]);
  });

  it('a sentence in Hindi names firm and post', () => {
    expect(jobs('श्री बालाजी ट्रेडर्स में विक्रय अधिकारी के पद पर अप्रैल 2015 से अगस्त 2016 तक कार्य किया।')).toEqual([
      'विक्रय अधिकारी | श्री बालाजी ट्रेडर्स |  | 2015-04 | 2016-08 | ',
    ]);
  });

  it('signs between post, firm and dates part them, whichever they are', () => {
    for (const sign of ['|', '||', '~', '»', '▪'])
      expect(jobs(`Branch Manager ${sign} Union Cooperative Bank ${sign} Jan 2019 – Nov 2021`)).toEqual([
        'Branch Manager | Union Cooperative Bank |  | 2019-01 | 2021-11 | ',
      ]);
  });

  it('what stands below a table of posts belongs to the post it names', () => {
    const places = placesOf();
    const blocks = [
      table(places, [
        ['Organization', 'Position Held', 'From', 'To'],
        ['Patel Exports Ltd.', 'Accountant', '15.07.2024', 'Till Now'],
        ['Union Bank', 'Deputy Manager', '01.02.2022', '02.06.2024'],
        ['Union Bank', 'Clerk', '14.01.2020', '05.01.2022'],
      ]),
      line(places, 'Patel Exports Ltd.', { italic: true, bold: true }),
      line(places, '• Filed GST returns'),
      line(places, 'Union Bank – Clerk', { italic: true, bold: true }),
      line(places, '• Opened accounts'),
    ];
    const draft = draftOf(places);
    readWork(section(['work'], blocks), draft);
    expect(
      draft.data.workExperience.map(({ company, position, description }) => [company, position, description]),
    ).toEqual([
      ['Patel Exports Ltd.', 'Accountant', 'Filed GST returns'],
      ['Union Bank', 'Deputy Manager', ''],
      ['Union Bank', 'Clerk', 'Opened accounts'],
    ]);
    expect(draft.ledger.left()).toEqual([]);
  });
});
