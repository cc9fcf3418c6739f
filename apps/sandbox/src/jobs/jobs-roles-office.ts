import { field } from './jobs-table.ts';

/** Title | pay in lakh a year, or thousands a month with k | kind, ~ when remote is possible | adverts | work | needs */
export const office = [
  field(
    ['Lekha & Lines', 'Bahi Khata Services', 'Panchratna Associates', 'Rupayan Finance', 'Hisab Partners'],
    ['Six-day week, second Saturday off.', 'Leave for examinations is given.', 'Near a metro or bus stop.'],
    `
Accountant | 2.8-5 | full | 9 | Keep the books in Tally Prime, reconcile banks and close each month by the fifth. | B.Com and two years of full accounts.
Accounts Executive | 2.2-3.6 | full | 5 | Enter purchase and sales invoices, follow up payments and prepare vouchers for audit. | B.Com; Tally and Excel. Freshers may apply.
Junior Accountant | 1.8-2.6 | full | 4 | Help with day books, petty cash and the filing of bills. | B.Com of this year or last.
GST Executive | 2.5-4.5 | full | 3 | Prepare GSTR-1 and GSTR-3B, match input credit and answer notices in time. | Practical GST experience in a firm or company.
Senior Accountant | 4.5-8 | full | 3 | Finalise accounts, deal with auditors and guide two juniors. | M.Com or CA Inter with four years of work.
Chartered Accountant | 8-15 | full | 3 | Lead statutory audits, plan taxes and sign what you have seen. | A member of the Institute with good standing.
Audit Assistant | 1.8-3 | full | 2 | Travel with the audit team, check samples and write working papers. | CA Inter or B.Com students in articleship.
Payroll Executive | 2.6-4.5 | full | 3 | Run salaries for six hundred people with PF, ESI and TDS right the first time. | Payroll software and the patience for small differences.
Financial Analyst | 5-10 | full | 3 | Build budgets and models and tell managers what a decision will cost. | MBA Finance or CFA Level I.
Tax Consultant | 4-8 | contract~ | 2 | Prepare income-tax returns of salaried people and small firms from May to October. | Three seasons of returns.
Accounts Intern | 8k | intern | 2 | Learn vouchers, bank reconciliation and GST returns in a practice. | Students of commerce.
`,
  ),
  field(
    [
      'Sugam Back Office',
      'Akshar Data Services',
      'Patrika Documents',
      'Niyojan Offices',
      'Sevak Business Support',
    ],
    [
      'Day shift only.',
      'Women returning to work are welcome.',
      'Typing test at the interview.',
      'Canteen and bus pass are given.',
    ],
    `
Data Entry Operator | 1.6-2.6 | full~ | 10 | Enter forms and bills into our system, check them against the paper and mark what cannot be read. | 12th pass, 35 words a minute and care.
Part Time Data Entry Operator | 10k | part~ | 5 | Enter survey sheets for four hours a day at the time that suits you. | A computer, steady internet and 30 words a minute.
Back Office Executive | 2-3.2 | full | 5 | Process applications, keep registers and answer mails of branches. | A graduate who knows Excel and Word.
Office Assistant | 1.5-2.4 | full | 4 | Receive post, arrange files, order supplies and help wherever hands are short. | 10th pass and a friendly manner.
Receptionist | 1.8-3 | full | 4 | Welcome visitors, take calls and keep the meeting rooms in order. | Good spoken English and the local language.
Computer Operator | 1.6-2.5 | full | 4 | Type letters in English and Hindi, print certificates and upload records to the portal. | A computer course of six months; Hindi typing.
Executive Assistant | 4-8 | full | 2 | Keep the calendar of a director, prepare meetings and follow up decisions. | Five years in a similar post.
Administrative Officer | 3-5 | full | 3 | Look after vendors, housekeeping, transport and the yearly contracts of an office. | A graduate with three years of administration.
Document Verification Executive | 2-3 | contract | 3 | Check identity and income papers of applicants against the rules, and visit addresses when in doubt. | A graduate with a two-wheeler.
Typist | 1.5-2.4 | part~ | 3 | Type legal and scanned documents in English, Marathi or Hindi without mistakes. | 40 words a minute in one of them.
Personal Secretary | 2.5-4.5 | full | 2 | Take dictation, draft letters and guard the time of a busy advocate. | Shorthand is an advantage.
`,
  ),
  field(
    ['Manav HR Partners', 'Sahyog People', 'Naya Rozgar Consultants', 'Prerna Staffing'],
    ['Incentives for every joining.', 'The team speaks four languages.', 'A calm office with fixed hours.'],
    `
HR Executive | 2.5-4.5 | full | 8 | Take people from the offer letter through the first month, and keep leave and attendance right. | MBA HR or one year in a company.
HR Recruiter | 2.2-4 | full~ | 4 | Find candidates for shops, banks and factories, call them and prepare them for the interview. | Clear speech; freshers are trained.
Talent Acquisition Specialist | 5-9 | full~ | 3 | Hire engineers with their managers, and give every applicant an answer. | Three years of technical hiring.
HR Manager | 7-12 | full | 2 | Lead the people function of a plant: hiring, training, safety and industrial relations. | MBA or MSW and eight years.
HR Intern | 8k | intern~ | 3 | Screen applications, arrange interviews and help with the induction day. | Students of management or psychology.
Training Coordinator | 3-5 | full | 2 | Plan courses, find trainers and ask people afterwards what stayed with them. | A graduate who likes to organise.
`,
  ),
  field(
    ['Vaani Connect', 'Helpline Hub India', 'Samvad Support', 'Madad Contact Centre'],
    [
      'Rotational shifts, two days off.',
      'Cab for night shifts.',
      'Joining bonus after three months.',
      'Training of three weeks is paid.',
    ],
    `
Customer Support Executive | 2-3.5 | full~ | 10 | Answer customers by phone, chat and mail, and stay with a problem until it is solved. | 12th pass or graduate; good English or a regional language.
Customer Care Executive | 1.8-3 | full | 5 | Take calls about bills, deliveries and refunds, in Hindi and one more language. | 12th pass. Freshers may apply.
Telecaller | 1.6-2.8 | full~ | 5 | Call people who asked for information and arrange a visit or a meeting. | A pleasant voice and honest words.
Chat Support Executive | 2-3.2 | full~ | 3 | Help three customers at once in writing, without copying answers that do not fit. | 35 words a minute and correct English.
Part Time Telecaller | 9k | part~ | 3 | Call members of a library network for three hours each evening. | Students and homemakers are welcome.
Customer Service Team Leader | 4-6 | full | 2 | Lead fifteen agents, listen to calls and help each get better. | One year as a leader or senior agent.
Process Associate | 2.4-3.8 | full | 3 | Handle insurance claims of overseas clients by written rules. | Any graduate with good reading.
Customer Success Manager | 6-11 | full~ | 2 | Help forty school customers get value from our software, and tell us what is missing. | Experience with business customers.
`,
  ),
  field(
    ['Lipi Content House', 'Pustak Media', 'Akhbar Digital', 'Prachar Marketing', 'Dhwani Communications'],
    ['Send three samples of your work.', 'Flexible hours.', 'Work with clients across India.'],
    `
Content Writer | 2.5-5 | full~ | 6 | Write articles on health, money and education that a tenth-class reader understands. | Good English or Hindi and the habit of checking facts.
Digital Marketing Executive | 2.5-5 | full~ | 8 | Plan search and social campaigns, watch what each rupee brings and improve it. | Google Ads, Meta Ads and analytics.
SEO Executive | 2.4-4.5 | full~ | 3 | Improve pages so that people find them, without tricks. | One year of search work with results to show.
Social Media Manager | 3.5-6.5 | full~ | 3 | Run four accounts, answer comments and plan the month ahead. | A sense of humour and of timing.
Copywriter | 4-8 | full~ | 2 | Find the few words that sell honestly, in Hinglish where it fits. | A portfolio of campaigns.
Hindi Translator | 15k | contract~ | 3 | Translate school lessons and legal notices from English to Hindi. | A degree in Hindi or linguistics.
Proofreader | 2-3.5 | part~ | 2 | Read textbooks before print and find what three others missed. | Excellent grammar.
Marketing Intern | 10k | intern~ | 3 | Write posts, talk to customers at two events and measure the effect. | Any graduate or student.
Public Relations Executive | 3-5.5 | full | 2 | Write press notes, know reporters by name and prepare speakers. | A degree in mass communication.
Journalist | 2.8-5 | full | 2 | Report from the district on schools, water and roads, with pictures of your own. | A diploma in journalism and a two-wheeler.
`,
  ),
];
