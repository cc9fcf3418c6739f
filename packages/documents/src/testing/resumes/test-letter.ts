import type { Letter } from '@kalam/domain/resumes/resume-model';

/** A letter of the usual length. */
export const testLetter: Letter = {
  date: '2026-11-10',
  recipient:
    'The Hiring Manager\nSample Analytics Private Limited\n4th Floor, Example Tower, Baner Road\nPune 411045',
  subject: 'Application for Senior Data Engineer (Ref. DE/2026-17)',
  salutation: 'Dear Ms. Kulkarni,',
  body: [
    'I am writing to apply for the post of Senior Data Engineer that you advertised on 8 November 2026. For the past six years I have built the systems that a payments company in Pune closes its books with, and I would like to bring that experience to the difficult questions your team works on.',
    '',
    'In my present role I lead five engineers. Together we moved the nightly settlement of 40 lakh transactions from eleven hours to under two, and halved what it costs to run. Before that I wrote the reconciliation service which still finds ₹2,50,000 of wrong entries in an ordinary month.',
    'Your article on efficient backfills describes a problem I have solved twice, in two quite different offices. I would be glad to talk about what went wrong the first time.',
    'My resume is attached. I can be in Pune for a conversation on any weekday after six, and could join within thirty days.',
  ].join('\n'),
  closing: 'Yours sincerely,',
};
