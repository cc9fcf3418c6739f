import { button, facts, oneLine, text } from '../mail-content.ts';
import { english, inHindi, type Templates } from './mail-wording.ts';

/** A plan that was given, and one that is about to end. */
export const planMails: Templates<'plan-granted' | 'plan-ending'> = {
  'plan-granted': {
    en: ({ displayName, planName, resumes, validUntil, dashboardUrl }) => ({
      subject: `You have the ${oneLine(planName)} now`,
      preview: 'We have added it to your account. There is nothing to pay.',
      heading: 'A plan was added to your account',
      blocks: [
        english.hello(displayName),
        text(
          'We have added a plan to your account. There is nothing to pay, and it does not renew by itself.',
        ),
        facts(
          ['Plan', oneLine(planName)],
          ['Resumes to save', String(resumes)],
          ['Valid until', english.dayAndTime(validUntil)],
        ),
        button('Go to your resumes', dashboardUrl),
      ],
    }),
    hi: ({ displayName, planName, resumes, validUntil, dashboardUrl }) => ({
      subject: `अब आपके पास ${inHindi.words(oneLine(planName))} है`,
      preview: 'हमने इसे आपके खाते में जोड़ दिया है। कुछ चुकाना नहीं है।',
      heading: 'आपके खाते में एक प्लान जोड़ा गया है',
      blocks: [
        inHindi.hello(displayName),
        text('हमने आपके खाते में एक प्लान जोड़ दिया है। कुछ चुकाना नहीं है, और यह अपने आप रिन्यू नहीं होता।'),
        facts(
          ['प्लान', inHindi.words(oneLine(planName))],
          ['कितने रिज़्यूमे सहेज सकते हैं', String(resumes)],
          ['कब तक मान्य', inHindi.dayAndTime(validUntil)],
        ),
        button('अपने रिज़्यूमे पर जाएँ', dashboardUrl),
      ],
    }),
  },
  'plan-ending': {
    en: ({ displayName, planName, endsAt, reminder, plansUrl, unsubscribe }) => ({
      subject:
        reminder === 'last-day'
          ? `Last day of your ${oneLine(planName)}`
          : `Your ${oneLine(planName)} ends on ${english.day(endsAt)}`,
      preview: 'Your resumes stay in your account, and nothing is charged.',
      heading: reminder === 'last-day' ? 'The last day of your plan' : 'Your plan ends soon',
      blocks: [
        english.hello(displayName),
        text('Your plan comes to its end. It does not renew by itself, and nothing is charged.'),
        facts(['Plan', oneLine(planName)], ['Ends', english.dayAndTime(endsAt)]),
        text(
          'Your resumes stay: you can look at them and download them as before. To change them, or to save new ones, you need a plan that runs.',
        ),
        button('See the plans', plansUrl),
      ],
      unsubscribe,
    }),
    hi: ({ displayName, planName, endsAt, reminder, plansUrl, unsubscribe }) => ({
      subject:
        reminder === 'last-day'
          ? `आपके ${inHindi.words(oneLine(planName))} का आख़िरी दिन`
          : `आपका ${inHindi.words(oneLine(planName))} ${inHindi.day(endsAt)} को ख़त्म हो रहा है`,
      preview: 'आपके रिज़्यूमे खाते में बने रहते हैं, और कोई पैसा नहीं कटता।',
      heading: reminder === 'last-day' ? 'आपके प्लान का आख़िरी दिन' : 'आपका प्लान जल्द ख़त्म हो रहा है',
      blocks: [
        inHindi.hello(displayName),
        text('आपका प्लान ख़त्म होने वाला है। यह अपने आप रिन्यू नहीं होता, और कोई पैसा नहीं कटता।'),
        facts(['प्लान', inHindi.words(oneLine(planName))], ['कब ख़त्म होगा', inHindi.dayAndTime(endsAt)]),
        text(
          'आपके रिज़्यूमे बने रहते हैं: आप उन्हें पहले की तरह देख और डाउनलोड कर सकते हैं। उन्हें बदलने या नए सहेजने के लिए चालू प्लान चाहिए।',
        ),
        button('प्लान देखें', plansUrl),
      ],
      unsubscribe,
    }),
  },
};
