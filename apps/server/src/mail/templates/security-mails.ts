import { deviceOf } from '@kalam/domain/auth/device';
import { button, facts, lines, link, oneLine, quote, small, text } from '../mail-content.ts';
import { english, inHindi, type Templates } from './mail-wording.ts';

const englishDevice = (code: string): string => {
  const { browser, system } = deviceOf(code);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'A browser we do not know';
};

const hindiDevice = (code: string): string => {
  const { browser, system } = deviceOf(code);
  if (browser && system) return `${system} पर ${browser}`;
  return browser ?? system ?? 'एक अनजान ब्राउज़र';
};

/** What happened to an account, for its owner to know of. */
export const securityMails: Templates<
  'new-sign-in' | 'account-suspended' | 'confirm-email-change' | 'email-changed'
> = {
  'new-sign-in': {
    en: ({ displayName, at, device, profileUrl, resetUrl }) => ({
      subject: 'New sign-in to your Kalam account',
      preview: 'If this was you, there is nothing to do.',
      heading: 'A new sign-in to your account',
      blocks: [
        english.hello(displayName),
        text('Your account was signed in to from a browser that had not been used for it before.'),
        facts(['When', english.dayAndTime(at)], ['Where', englishDevice(device)]),
        text('If this was you, there is nothing to do. If it was not, choose a new password now:'),
        button('Choose a new password', resetUrl),
        link('You can see and end every session in your profile:', profileUrl),
      ],
    }),
    hi: ({ displayName, at, device, profileUrl, resetUrl }) => ({
      subject: 'आपके Kalam खाते में नया साइन-इन',
      preview: 'अगर यह आप थे, तो कुछ करने की ज़रूरत नहीं।',
      heading: 'आपके खाते में नया साइन-इन',
      blocks: [
        inHindi.hello(displayName),
        text('आपके खाते में एक ऐसे ब्राउज़र से साइन इन किया गया जिससे पहले कभी नहीं किया गया था।'),
        facts(['कब', inHindi.dayAndTime(at)], ['कहाँ', hindiDevice(device)]),
        text('अगर यह आप थे, तो कुछ करने की ज़रूरत नहीं। अगर नहीं, तो अभी नया पासवर्ड चुनें:'),
        button('नया पासवर्ड चुनें', resetUrl),
        link('अपने सभी साइन-इन आप प्रोफ़ाइल में देख और बंद कर सकते हैं:', profileUrl),
      ],
    }),
  },
  'account-suspended': {
    en: ({ displayName, reason, contactUrl }) => ({
      subject: 'Your Kalam account has been suspended',
      preview: 'You cannot sign in for now. Your resumes are kept.',
      heading: 'Your account has been suspended',
      blocks: [
        english.hello(displayName),
        text('We have suspended your Kalam account. You cannot sign in for now. Your resumes are kept.'),
        ...(reason === null ? [] : [text('This is why:'), quote(lines(reason))]),
        text('If you think this is a mistake, please write to us:'),
        button('Contact us', contactUrl),
      ],
    }),
    hi: ({ displayName, reason, contactUrl }) => ({
      subject: 'आपका Kalam खाता निलंबित कर दिया गया है',
      preview: 'अभी आप साइन इन नहीं कर सकते। आपके रिज़्यूमे सुरक्षित हैं।',
      heading: 'आपका खाता निलंबित कर दिया गया है',
      blocks: [
        inHindi.hello(displayName),
        text('हमने आपका Kalam खाता निलंबित कर दिया है। अभी आप साइन इन नहीं कर सकते। आपके रिज़्यूमे सुरक्षित हैं।'),
        ...(reason === null ? [] : [text('इसकी वजह:'), quote(lines(reason))]),
        text('अगर आपको लगता है कि यह ग़लती से हुआ है, तो कृपया हमें लिखें:'),
        button('हमसे संपर्क करें', contactUrl),
      ],
    }),
  },
  'confirm-email-change': {
    en: ({ displayName, side, oldEmail, newEmail, confirmUrl, resetUrl }) => ({
      subject: 'Confirm the new email of your Kalam account',
      preview: 'Both addresses have to confirm. This is one of the two links.',
      heading: 'Confirm the change of your email',
      blocks: [
        english.hello(displayName),
        text(
          side === 'old'
            ? 'Somebody who knows the password of your account asked to change its email address.'
            : 'This address is to become the email of a Kalam account.',
        ),
        facts(['From', oneLine(oldEmail)], ['To', oneLine(newEmail)]),
        text(
          'If it was you, confirm it here. The other address gets a link of its own, and has to confirm too.',
        ),
        button('Confirm the change', confirmUrl),
        ...(side === 'old'
          ? [link('If it was not you, do not confirm, and choose a new password now:', resetUrl)]
          : []),
        small('The link works for 24 hours. Until both have confirmed, nothing changes.'),
      ],
    }),
    hi: ({ displayName, side, oldEmail, newEmail, confirmUrl, resetUrl }) => ({
      subject: 'अपने Kalam खाते के नए ईमेल की पुष्टि करें',
      preview: 'दोनों पतों से पुष्टि ज़रूरी है। यह उन दो लिंक में से एक है।',
      heading: 'ईमेल बदलने की पुष्टि करें',
      blocks: [
        inHindi.hello(displayName),
        text(
          side === 'old'
            ? 'आपके खाते का पासवर्ड जानने वाले किसी व्यक्ति ने उसका ईमेल पता बदलने को कहा है।'
            : 'यह पता एक Kalam खाते का ईमेल बनने वाला है।',
        ),
        facts(['पुराना', oneLine(oldEmail)], ['नया', oneLine(newEmail)]),
        text('अगर वह आप थे, तो यहाँ पुष्टि करें। दूसरे पते पर अलग लिंक जाता है, और वहाँ से भी पुष्टि ज़रूरी है।'),
        button('बदलाव की पुष्टि करें', confirmUrl),
        ...(side === 'old' ? [link('अगर वह आप नहीं थे, तो पुष्टि न करें, और अभी नया पासवर्ड चुनें:', resetUrl)] : []),
        small('यह लिंक 24 घंटे काम करता है। जब तक दोनों पुष्टि न कर दें, कुछ नहीं बदलता।'),
      ],
    }),
  },
  'email-changed': {
    en: ({ displayName, newEmail, changedAt, contactUrl }) => ({
      subject: 'The email of your Kalam account was changed',
      preview: 'Both addresses confirmed it.',
      heading: 'Your email was changed',
      blocks: [
        english.hello(displayName),
        text(
          'The email of your Kalam account was changed, after both addresses confirmed it. From now on you sign in, and hear from us, with the new one.',
        ),
        facts(['New email', oneLine(newEmail)], ['Changed', english.dayAndTime(changedAt)]),
        text('If you did not want this, write to us at once:'),
        button('Contact us', contactUrl),
      ],
    }),
    hi: ({ displayName, newEmail, changedAt, contactUrl }) => ({
      subject: 'आपके Kalam खाते का ईमेल बदल गया है',
      preview: 'दोनों पतों ने इसकी पुष्टि की।',
      heading: 'आपका ईमेल बदल गया है',
      blocks: [
        inHindi.hello(displayName),
        text(
          'दोनों पतों की पुष्टि के बाद आपके Kalam खाते का ईमेल बदल दिया गया है। अब से आप नए पते से साइन इन करेंगे, और हमारे मेल भी वहीं आएँगे।',
        ),
        facts(['नया ईमेल', oneLine(newEmail)], ['कब बदला', inHindi.dayAndTime(changedAt)]),
        text('अगर आप ऐसा नहीं चाहते थे, तो हमें तुरंत लिखें:'),
        button('हमसे संपर्क करें', contactUrl),
      ],
    }),
  },
};
