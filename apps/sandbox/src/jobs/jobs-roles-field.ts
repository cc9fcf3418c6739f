import { field } from './jobs-table.ts';

/** Title | pay in lakh a year, or thousands a month with k | kind, ~ when remote is possible | adverts | work | needs */
export const fieldWork = [
  field(
    [
      'Bharosa Retail',
      'Haat Bazaar Stores',
      'Unnati Distribution',
      'Gram Udyog Sales',
      'Vistaar Consumer Goods',
    ],
    [
      'Fixed salary and incentives.',
      'Petrol allowance is paid weekly.',
      'Sundays are free.',
      'Targets are agreed with you.',
    ],
    `
Sales Executive | 2-4 | full | 10 | Visit shops and offices, show our range and bring back orders and honest feedback. | 12th pass or graduate with a two-wheeler.
Field Sales Officer | 2.2-3.8 | full | 5 | Build a beat of sixty outlets, collect payments and place displays. | Knowledge of local markets.
Business Development Executive | 3-6 | full | 8 | Find new customers, understand what they need and close fair deals. | MBA or two years in sales.
Inside Sales Executive | 2.8-5 | full~ | 4 | Call schools that asked for a demonstration and guide them to a decision. | Clear English and Hindi.
Area Sales Manager | 6-10 | full | 3 | Lead ten officers in four districts, with travel on most days. | Six years in consumer goods.
Store Manager | 3.5-6 | full | 3 | Run a shop of twenty people: stock, staff, customers and the till. | Three years in retail.
Retail Sales Associate | 1.5-2.4 | full | 5 | Help customers choose, keep shelves full and work at the counter. | 10th pass and a helpful nature.
Cashier | 1.5-2.3 | full | 4 | Bill quickly, count twice and close the day without a difference. | 12th pass; experience at a counter is welcome.
Medical Representative | 3-5 | full | 4 | Visit doctors and chemists in your town and explain products truthfully. | B.Pharm or B.Sc with a two-wheeler.
Real Estate Sales Executive | 2.5-5 | full | 3 | Show flats at the weekend and help families through loan and registration. | Good manners and local knowledge.
Part Time Sales Promoter | 12k | part | 3 | Offer tastings in supermarkets on Friday, Saturday and Sunday. | Friendly people of any age.
Key Account Manager | 7-13 | full | 2 | Look after six large chains, their plans and their complaints. | Five years with modern trade.
`,
  ),
  field(
    [
      'Vishwas Gramin Finance',
      'Sanchay Small Bank',
      'Ashray Insurance',
      'Dhanvriddhi Capital',
      'Mitra Microfinance',
    ],
    [
      'Bank holidays are free.',
      'Good for people preparing for banking examinations.',
      'A local posting is possible.',
    ],
    `
Relationship Officer | 2.4-4 | full | 4 | Open accounts, explain deposits and loans, and visit customers at home. | A graduate below thirty with a two-wheeler.
Bank Clerk | 2.2-3.4 | full | 4 | Work at the counter of a small private bank: cash, passbooks, forms. | A graduate; preparation for IBPS examinations is useful here.
Probationary Officer | 3.6-5 | full | 3 | Learn every desk of a branch in one year and then lead one. | A graduate with sixty per cent who has written bank PO papers.
Loan Officer | 2.5-4.2 | full | 4 | Check incomes and papers of small shops and recommend loans that can be paid back. | Commerce graduate.
Collection Executive | 2-3.4 | full | 3 | Visit borrowers in time, agree on dates and treat everyone with respect. | A two-wheeler and a calm temper.
Insurance Advisor | 10k | part | 3 | Advise families on life and health cover in your own neighbourhood. | 12th pass; we pay for the licence examination.
Branch Manager | 6-10 | full | 2 | Lead a branch of twelve, its deposits, loans and audits. | Seven years in banking.
KYC Executive | 2.2-3.4 | contract | 3 | Verify customers by video call and note what does not fit. | A graduate with good observation.
Equity Dealer | 2.8-5 | full | 2 | Place orders for clients and explain risk before profit. | NISM certificate.
`,
  ),
  field(
    [
      'Sanjeevani Care Hospital',
      'Ashwini Clinics',
      'Jeevandhara Nursing Home',
      'Arogya Diagnostics',
      'Dhanvantari Health',
    ],
    [
      'Hostel near the hospital.',
      'Night duty allowance.',
      'Registration with the state council is needed.',
      'Meals on duty.',
    ],
    `
Staff Nurse | 2.2-4 | full | 10 | Care for patients in the ward, give medicines as written and keep the chart exact. | GNM or B.Sc Nursing.
ICU Nurse | 3-5 | full | 4 | Watch ventilated patients through the shift and call early when something changes. | B.Sc Nursing and one year in intensive care.
Nursing Assistant | 1.5-2.2 | full | 4 | Help patients wash, eat and move, and keep beds and instruments clean. | ANM or a course of general duty assistant.
Home Care Nurse | 1.8-3 | part | 3 | Visit elderly people for dressings, injections and company. | GNM with two years of work.
Pharmacist | 2-3.4 | full | 5 | Dispense, explain doses and watch for medicines that do not go together. | D.Pharm or B.Pharm.
Lab Technician | 1.8-3 | full | 5 | Draw blood, run the analysers and repeat what looks wrong. | DMLT or B.Sc MLT.
X-Ray Technician | 2-3.2 | full | 3 | Take X-rays and CT pictures with the least dose. | Diploma in radiography.
Physiotherapist | 2.5-4.5 | full | 4 | Treat back, knee and stroke patients and teach them exercises for home. | BPT.
Medical Officer | 7-12 | full | 3 | See outpatients, admit those who need it and guide the night team. | MBBS with registration.
Dental Assistant | 1.4-2.2 | part | 2 | Prepare the chair, sterilise instruments and calm children. | 12th pass; training is given.
Medical Coder | 2.4-4.5 | full~ | 3 | Turn discharge papers into ICD-10 and CPT codes. | Life science graduate; freshers with CPC are preferred.
Hospital Front Office Executive | 1.8-2.8 | full | 3 | Register patients, explain bills and insurance and find beds. | A graduate with patience.
Dietitian | 2.4-4 | part~ | 2 | Plan meals for people with diabetes and for new mothers. | M.Sc in nutrition.
`,
  ),
  field(
    [
      'Gyanodaya School',
      'Vidyavriksh Academy',
      'Shiksha Setu Classes',
      'Ankur Preschools',
      'Takshila Learning',
    ],
    [
      'School hours and holidays.',
      'Staff children study at half the fee.',
      'A demonstration lesson is part of the interview.',
    ],
    `
Primary School Teacher | 1.8-3.2 | full | 8 | Teach classes one to five all subjects, with stories, songs and patience. | D.El.Ed or B.Ed.
Maths Teacher | 2.5-5 | full | 6 | Teach classes eight to ten for CBSE or the state board, and take weaker students aside. | B.Sc with B.Ed.
Science Teacher | 2.5-4.8 | full | 4 | Teach physics and chemistry with experiments that work. | B.Sc or M.Sc with B.Ed.
English Teacher | 2.4-4.5 | full | 6 | Get children to speak and write English without fear. | MA English with B.Ed.
Hindi Teacher | 2.2-3.8 | full | 3 | Teach language and literature in classes six to ten. | MA Hindi with B.Ed.
Computer Teacher | 2-3.6 | full | 4 | Teach office programs, Scratch and Python, and look after the lab. | BCA, MCA or B.Tech.
Preschool Teacher | 1.4-2.4 | full | 4 | Play, paint and read with children of three to five years. | A course in early childhood education.
Home Tutor | 12k | part | 5 | Teach mathematics and science at students' homes in the evening. | Good marks and a good manner with children.
Online Tutor | 15k | part~ | 4 | Teach small groups of classes six to twelve by video. | A quiet room, a pen tablet and steady internet.
Lecturer in Commerce | 3.5-6 | full | 2 | Teach accountancy and economics at a degree college. | M.Com with NET or SET.
Competitive Exam Teacher | 4-8 | full | 4 | Teach reasoning and quantitative aptitude for SSC, railway and bank examinations. | Having cleared one of them yourself helps.
General Studies Teacher | 5-10 | contract | 2 | Teach polity and history for the state civil service examination. | Interview-stage experience is preferred.
Special Educator | 2.8-4.8 | full | 2 | Support children with learning difficulties in an ordinary school. | B.Ed Special Education with RCI number.
School Counsellor | 2.6-4.5 | full | 2 | Listen to students and parents and help teachers understand. | MA Psychology.
Physical Education Teacher | 2-3.4 | full | 3 | Coach kabaddi, athletics and yoga and run the sports day. | B.P.Ed.
Librarian | 2-3.4 | full | 2 | Choose, lend and repair books, and hold a reading hour. | B.Lib or M.Lib.
`,
  ),
];
