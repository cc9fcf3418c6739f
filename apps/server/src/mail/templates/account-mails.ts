import { button, link, small, text } from '../mail-content.ts';
import { english, inHindi, type Templates } from './mail-wording.ts';

/** Registering, passwords, sign-in. */
export const accountMails: Templates<
  'verify-email' | 'reset-password' | 'already-registered' | 'password-changed'
> = {
  'verify-email': {
    en: ({ displayName, verifyUrl }) => ({
      subject: 'Verify your email address',
      preview: 'One click, and your Kalam account is ready.',
      heading: 'Verify your email address',
      blocks: [
        english.hello(displayName),
        text('Thank you for joining Kalam. Please confirm that this address is yours.'),
        button('Verify email', verifyUrl),
        small('The link works for 24 hours. If you did not create an account, you can ignore this mail.'),
      ],
    }),
    hi: ({ displayName, verifyUrl }) => ({
      subject: 'अपना ईमेल पता सत्यापित करें',
      preview: 'बस एक क्लिक, और आपका Kalam खाता तैयार है।',
      heading: 'अपना ईमेल पता सत्यापित करें',
      blocks: [
        inHindi.hello(displayName),
        text('Kalam से जुड़ने के लिए धन्यवाद। कृपया पुष्टि करें कि यह पता आपका ही है।'),
        button('ईमेल सत्यापित करें', verifyUrl),
        small('यह लिंक 24 घंटे काम करता है। अगर खाता आपने नहीं बनाया, तो इस मेल को अनदेखा कर दें।'),
      ],
    }),
  },
  'reset-password': {
    en: ({ displayName, resetUrl }) => ({
      subject: 'Reset your password',
      preview: 'Choose a new password for your Kalam account.',
      heading: 'Reset your password',
      blocks: [
        english.hello(displayName),
        text('Somebody asked for a new password for your Kalam account. If it was you, choose one here.'),
        button('Choose a new password', resetUrl),
        small('The link works for one hour, once. If it was not you, nothing has changed: ignore this mail.'),
      ],
    }),
    hi: ({ displayName, resetUrl }) => ({
      subject: 'अपना पासवर्ड बदलें',
      preview: 'अपने Kalam खाते के लिए नया पासवर्ड चुनें।',
      heading: 'अपना पासवर्ड बदलें',
      blocks: [
        inHindi.hello(displayName),
        text('किसी ने आपके Kalam खाते के लिए नया पासवर्ड माँगा है। अगर वह आप थे, तो उसे यहाँ चुनें।'),
        button('नया पासवर्ड चुनें', resetUrl),
        small(
          'यह लिंक एक घंटे तक, और एक ही बार काम करता है। अगर वह आप नहीं थे, तो कुछ नहीं बदला: इस मेल को अनदेखा कर दें।',
        ),
      ],
    }),
  },
  'already-registered': {
    en: ({ displayName, signInUrl, resetUrl }) => ({
      subject: 'You already have a Kalam account',
      preview: 'Somebody tried to register with your address.',
      heading: 'You already have an account',
      blocks: [
        english.hello(displayName),
        text(
          'Somebody tried to register at Kalam with this address. It has an account already: just sign in.',
        ),
        button('Sign in', signInUrl),
        link('Forgotten the password? Choose a new one:', resetUrl),
        small('If it was not you, nothing has changed: ignore this mail.'),
      ],
    }),
    hi: ({ displayName, signInUrl, resetUrl }) => ({
      subject: 'आपका Kalam खाता पहले से है',
      preview: 'किसी ने आपके पते से खाता बनाने की कोशिश की।',
      heading: 'आपका खाता पहले से है',
      blocks: [
        inHindi.hello(displayName),
        text('किसी ने इस पते से Kalam पर खाता बनाने की कोशिश की। इस पते का खाता पहले से है: बस साइन इन करें।'),
        button('साइन इन करें', signInUrl),
        link('पासवर्ड भूल गए? नया यहाँ चुनें:', resetUrl),
        small('अगर वह आप नहीं थे, तो कुछ नहीं बदला: इस मेल को अनदेखा कर दें।'),
      ],
    }),
  },
  'password-changed': {
    en: ({ displayName, changedAt, resetUrl }) => ({
      subject: 'Your password was changed',
      preview: 'If this was you, there is nothing to do.',
      heading: 'Your password was changed',
      blocks: [
        english.hello(displayName),
        text(`The password of your Kalam account was changed on ${english.dayAndTime(changedAt)}.`),
        text('If this was you, there is nothing to do. If it was not, take your account back now:'),
        button('Choose a new password', resetUrl),
      ],
    }),
    hi: ({ displayName, changedAt, resetUrl }) => ({
      subject: 'आपका पासवर्ड बदल दिया गया है',
      preview: 'अगर यह आपने किया है, तो कुछ करने की ज़रूरत नहीं।',
      heading: 'आपका पासवर्ड बदल दिया गया है',
      blocks: [
        inHindi.hello(displayName),
        text(`आपके Kalam खाते का पासवर्ड ${inHindi.dayAndTime(changedAt)} पर बदला गया।`),
        text('अगर यह आपने किया है, तो कुछ करने की ज़रूरत नहीं। अगर नहीं, तो अपना खाता अभी वापस लें:'),
        button('नया पासवर्ड चुनें', resetUrl),
      ],
    }),
  },
};
