import { formatRupees } from '@kalam/domain/plans/rupees';
import { button, facts, oneLine, small, text } from '../mail-content.ts';
import type { AttachedDocument, MailParams } from '../mail-params.ts';
import { english, inHindi, type Templates } from './mail-wording.ts';

type Again = MailParams['guest-copy']['again'];

const pictureNames = {
  en: {
    certificate: (number: number) => `the image of certificate ${number}`,
    signature: 'your signature',
    photo: 'your photo',
  },
  hi: {
    certificate: (number: number) => `प्रमाणपत्र ${number} की तस्वीर`,
    signature: 'आपके हस्ताक्षर',
    photo: 'आपकी फ़ोटो',
  },
} as const;

const namesOf = (language: keyof typeof pictureNames, fields: readonly string[]): string =>
  fields
    .map((field) => {
      const [list, index] = field.split('.');
      const { certificate, signature, photo } = pictureNames[language];
      if (list === 'certificates') return certificate(Number(index) + 1);
      return list === 'signature' ? signature : photo;
    })
    .join(', ');

const guestCopyText = (again: Again): string => {
  if (again === 'correction')
    return 'Your correction is made. The new file comes with this mail and takes the place of the earlier one.';
  return again === 'resend'
    ? 'Here is your resume once more, as you asked. A copy comes with this mail.'
    : 'Thank you for using Kalam. A copy of your resume comes with this mail.';
};

const guestCopyHindi = (again: Again): string => {
  if (again === 'correction') return 'आपका सुधार हो गया है। नई फ़ाइल इस मेल के साथ है और पुरानी की जगह लेती है।';
  return again === 'resend'
    ? 'आपके कहने पर आपका रिज़्यूमे एक बार फिर। उसकी प्रति इस मेल के साथ है।'
    : 'Kalam इस्तेमाल करने के लिए धन्यवाद। आपके रिज़्यूमे की प्रति इस मेल के साथ है।';
};

const documentLabels = {
  en: { invoice: 'Invoice', receipt: 'Receipt', 'credit-note': 'Credit note' },
  hi: { invoice: 'इनवॉइस', receipt: 'रसीद', 'credit-note': 'क्रेडिट नोट' },
} as const;

type Named = AttachedDocument | undefined;

const documentName = (language: keyof typeof documentLabels, document: Named): string | undefined =>
  document && `${documentLabels[language][document.kind]} ${oneLine(document.number)}`;

const documentFact = (language: keyof typeof documentLabels, document: Named) =>
  document ? ([[documentLabels[language][document.kind], oneLine(document.number)]] as const) : [];

const documentText = (document: Named, hasOrders: boolean): string => {
  if (document) return `Your ${documentLabels.en[document.kind].toLowerCase()} comes with this mail.`;
  return hasOrders
    ? 'Your receipt is being made ready; you find it under My Orders.'
    : 'Should you need a receipt, please write to us.';
};

const documentHindi = (document: Named, hasOrders: boolean): string => {
  if (document?.kind === 'receipt') return 'आपकी रसीद इस मेल के साथ है।';
  if (document) return `आपका ${documentLabels.hi[document.kind]} इस मेल के साथ है।`;
  return hasOrders
    ? 'आपकी रसीद तैयार हो रही है; वह आपको “मेरे ऑर्डर” में मिलेगी।'
    : 'अगर आपको रसीद चाहिए, तो कृपया हमें लिखें।';
};

/** What was paid for, and its file. */
export const paymentMails: Templates<'receipt' | 'guest-copy'> = {
  receipt: {
    en: (params) => ({
      subject: `${documentName('en', params.document) ?? 'Payment received'}: ${oneLine(params.planName)}, ${formatRupees(params.amountPaise)}`,
      preview: `Your payment of ${formatRupees(params.amountPaise)} has arrived. Thank you!`,
      heading: 'Thank you for your payment',
      blocks: [
        english.hello(params.customerName),
        text(`Your payment has arrived. ${documentText(params.document, params.ordersUrl !== null)}`),
        facts(
          ...documentFact('en', params.document),
          ['Plan', oneLine(params.planName)],
          ['Amount', formatRupees(params.amountPaise)],
          ['Paid on', english.dayAndTime(params.paidAt)],
          ...(params.validUntil === null ? [] : ([['Valid until', english.day(params.validUntil)]] as const)),
          ['Order', oneLine(params.orderId)],
          ...(params.paymentId === null ? [] : ([['Payment', oneLine(params.paymentId)]] as const)),
        ),
        ...(params.ordersUrl === null ? [] : [button('See your orders', params.ordersUrl)]),
        small('Plans are paid once and do not renew. Refunds can be asked for within 24 hours of purchase.'),
      ],
    }),
    hi: (params) => ({
      subject: `${documentName('hi', params.document) ?? 'भुगतान मिला'}: ${inHindi.words(oneLine(params.planName))}, ${formatRupees(params.amountPaise)}`,
      preview: `आपका ${formatRupees(params.amountPaise)} का भुगतान मिल गया है। धन्यवाद!`,
      heading: 'आपके भुगतान के लिए धन्यवाद',
      blocks: [
        inHindi.hello(params.customerName),
        text(`आपका भुगतान मिल गया है। ${documentHindi(params.document, params.ordersUrl !== null)}`),
        facts(
          ...documentFact('hi', params.document),
          ['प्लान', inHindi.words(oneLine(params.planName))],
          ['राशि', formatRupees(params.amountPaise)],
          ['भुगतान का समय', inHindi.dayAndTime(params.paidAt)],
          ...(params.validUntil === null ? [] : ([['कब तक मान्य', inHindi.day(params.validUntil)]] as const)),
          ['ऑर्डर', oneLine(params.orderId)],
          ...(params.paymentId === null ? [] : ([['भुगतान', oneLine(params.paymentId)]] as const)),
        ),
        ...(params.ordersUrl === null ? [] : [button('अपने ऑर्डर देखें', params.ordersUrl)]),
        small(
          'प्लान का भुगतान एक ही बार होता है, वह अपने आप रिन्यू नहीं होता। रिफ़ंड खरीद के 24 घंटे के भीतर माँगा जा सकता है।',
        ),
      ],
    }),
  },
  'guest-copy': {
    en: ({ downloadUrl, expiresAt, orderId, again, leftOut = [], withLetter, withoutFile, document }) => ({
      subject: again === 'correction' ? 'Your corrected resume from Kalam' : 'Your resume from Kalam',
      preview: withoutFile
        ? 'Your resume waits behind a private link.'
        : 'Your resume is attached, with a private link to download it again.',
      heading: again === 'correction' ? 'Your corrected resume is ready' : 'Your resume is ready',
      blocks: [
        ...(withoutFile
          ? [text('Thank you for using Kalam. The file could not be attached; please download it here:')]
          : [
              text(guestCopyText(again)),
              ...(withLetter ? [text('Your cover letter comes with it, as a file of its own.')] : []),
              ...(leftOut.length === 0
                ? []
                : [
                    text(
                      `Not everything could be put into the file. It is missing: ${namesOf('en', leftOut)}. ` +
                        'If you need it, please write to us.',
                    ),
                  ]),
              text('You can also download it again in your browser:'),
            ]),
        button('Download your resume', downloadUrl),
        ...(document ? [text(documentText(document, false))] : []),
        facts(['Link works until', english.dayAndTime(expiresAt)], ['Order', oneLine(orderId)]),
        small('The link is private: whoever has it can read your resume. Please do not pass this mail on.'),
      ],
    }),
    hi: ({ downloadUrl, expiresAt, orderId, again, leftOut = [], withLetter, withoutFile, document }) => ({
      subject: again === 'correction' ? 'Kalam से आपका सुधारा हुआ रिज़्यूमे' : 'Kalam से आपका रिज़्यूमे',
      preview: withoutFile
        ? 'आपका रिज़्यूमे एक निजी लिंक पर है।'
        : 'आपका रिज़्यूमे इस मेल के साथ है, और फिर डाउनलोड करने का निजी लिंक भी।',
      heading: again === 'correction' ? 'आपका सुधारा हुआ रिज़्यूमे तैयार है' : 'आपका रिज़्यूमे तैयार है',
      blocks: [
        ...(withoutFile
          ? [text('Kalam इस्तेमाल करने के लिए धन्यवाद। फ़ाइल मेल के साथ नहीं आ सकी; कृपया उसे यहाँ से डाउनलोड करें:')]
          : [
              text(guestCopyHindi(again)),
              ...(withLetter ? [text('आपका कवर लेटर भी साथ है, एक अलग फ़ाइल में।')] : []),
              ...(leftOut.length === 0
                ? []
                : [
                    text(
                      `फ़ाइल में सब कुछ नहीं आ सका। ये इसमें नहीं हैं: ${namesOf('hi', leftOut)}। ` +
                        'अगर आपको इनकी ज़रूरत हो, तो कृपया हमें लिखें।',
                    ),
                  ]),
              text('आप इसे अपने ब्राउज़र में फिर डाउनलोड भी कर सकते हैं:'),
            ]),
        button('अपना रिज़्यूमे डाउनलोड करें', downloadUrl),
        ...(document ? [text(documentHindi(document, false))] : []),
        facts(['लिंक कब तक चलेगा', inHindi.dayAndTime(expiresAt)], ['ऑर्डर', oneLine(orderId)]),
        small('यह लिंक निजी है: जिसके पास यह हो, वह आपका रिज़्यूमे पढ़ सकता है। कृपया यह मेल आगे न भेजें।'),
      ],
    }),
  },
};
