import { guestPricePaise } from '@kalam/domain/plans/plan-catalogue';
import { formatRupees } from '@kalam/domain/plans/rupees';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export interface Question {
  readonly question: MessageDescriptor;
  readonly answer: MessageDescriptor;
}

const price = formatRupees(guestPricePaise);

/** What people ask before they start; search engines are told the same words. */
export const questions: readonly Question[] = [
  {
    question: msg`Do I need an account?`,
    answer: msg`Not to build, and not for one file. You can finish the whole resume without signing up and pay ${price} for a single PDF, with a copy by e-mail. An account with a plan keeps your resumes, so that you can change them later and have several.`,
  },
  {
    question: msg`Will my plan renew by itself?`,
    answer: msg`No. A plan is paid once, lasts for the time on its card and then ends. We hold no card details, so we could not charge you again if we wanted to.`,
  },
  {
    question: msg`Can screening software read the file?`,
    answer: msg`Yes. PDF and Word files hold real text in reading order, with proper headings and lists, and no text is hidden in pictures. In the last step you can read your resume as plain text, the way such software sees it.`,
  },
  {
    question: msg`I have no work experience yet. Is this for me?`,
    answer: msg`Yes. Tick “I am a Fresher” and the steps ask about training and internships instead of jobs. The page is arranged so that it looks complete, because it is.`,
  },
  {
    question: msg`Can I write my resume in Hindi, Tamil or another Indian language?`,
    answer: msg`Yes. Type in your own script: twelve of them are set, from Devanagari and Tamil to Urdu, and the file can be searched and copied like any other. Headings and months come in English or Hindi; you choose beside the template.`,
  },
  {
    question: msg`Where is my data while I build?`,
    answer: msg`In your own browser. It reaches our server only when you save the resume to your account or pay for a guest download. You can take everything along as a file, or erase your account, at any time.`,
  },
  {
    question: msg`What if a payment goes wrong?`,
    answer: msg`We ask the payment provider for the truth until it is known, also when your connection broke. If the money arrived, you get what you paid for; if it did not, any deducted amount is reversed within 5-7 working days.`,
  },
];
