import { formatRupees } from '@kalam/domain/plans/rupees';
import { button, facts, type MailContent, oneLine, small, text } from '../mail-content.ts';
import type { MailParams } from '../mail-params.ts';
import { english as inEnglish, inHindi, type Templates, type Wording } from './mail-wording.ts';

type Refunded = MailParams['refunded'];
type Said = Readonly<Record<Refunded['what'], string>>;

interface Words {
  readonly subject: (amount: string) => string;
  readonly heading: string;
  readonly said: Said;
  readonly arrives: string;
  readonly amount: string;
  readonly plan: string;
  readonly madeOn: string;
  readonly order: string;
  readonly refund: string;
  readonly orders: string;
  readonly questions: string;
  readonly creditNote: string;
  readonly withNote: string;
}

const english: Words = {
  subject: (amount) => `Refund of ${amount}`,
  heading: 'Your money is on its way back',
  said: {
    all: 'We have returned what you paid for this order. What it gave you has ended; the resumes you saved stay yours to read and download.',
    part: 'We have returned a part of what you paid for this order. What it gave you stays as it is.',
    second: 'This order was paid twice. We have returned the second payment; what you bought stays as it is.',
    held: 'Nothing could be given for this payment, so we have returned it.',
  },
  arrives: 'Your bank shows it on the account or card you paid with within 5–7 business days.',
  amount: 'Amount returned',
  plan: 'Plan',
  madeOn: 'Returned on',
  order: 'Order',
  refund: 'Refund',
  orders: 'See your orders',
  creditNote: 'Credit note',
  withNote: 'The credit note for your invoice comes with this mail.',
  questions: 'Please keep this mail: your bank finds the money by the refund’s number.',
};

const hindi: Words = {
  subject: (amount) => `${amount} का रिफ़ंड`,
  heading: 'आपका पैसा वापस आ रहा है',
  said: {
    all: 'इस ऑर्डर के लिए आपने जो भुगतान किया था, वह हमने लौटा दिया है। इससे मिली सुविधाएँ समाप्त हो गई हैं; आपके सहेजे हुए रिज़्यूमे आप आगे भी देख और डाउनलोड कर सकते हैं।',
    part: 'इस ऑर्डर के भुगतान का एक हिस्सा हमने लौटा दिया है। इससे मिली सुविधाएँ पहले जैसी ही रहेंगी।',
    second: 'इस ऑर्डर का भुगतान दो बार हुआ था। दूसरा भुगतान हमने लौटा दिया है; आपकी ख़रीद पहले जैसी ही रहेगी।',
    held: 'इस भुगतान के बदले कुछ नहीं दिया जा सका, इसलिए हमने इसे लौटा दिया है।',
  },
  arrives: 'जिस खाते या कार्ड से आपने भुगतान किया था, उसमें यह 5–7 कार्यदिवसों में दिखेगा।',
  amount: 'लौटाई गई राशि',
  plan: 'प्लान',
  madeOn: 'लौटाने की तारीख़',
  order: 'ऑर्डर',
  refund: 'रिफ़ंड',
  orders: 'अपने ऑर्डर देखें',
  creditNote: 'क्रेडिट नोट',
  withNote: 'आपके इनवॉइस का क्रेडिट नोट इस मेल के साथ आया है।',
  questions: 'कृपया यह मेल सँभालकर रखें: बैंक इस रिफ़ंड को इसी संख्या से खोजता है।',
};

const amountText = ({ amountPaise, currency }: Refunded): string =>
  currency === 'INR' ? formatRupees(amountPaise) : `${currency} ${(amountPaise / 100).toFixed(2)}`;

const refunded =
  (words: Words, wording: Wording) =>
  (params: Refunded): MailContent => {
    const amount = amountText(params);
    return {
      subject: words.subject(amount),
      preview: words.arrives,
      heading: words.heading,
      blocks: [
        wording.hello(params.customerName),
        text(words.said[params.what]),
        facts(
          [words.amount, amount],
          [words.plan, wording.words(oneLine(params.planName))],
          [words.madeOn, wording.dayAndTime(params.refundedAt)],
          [words.order, oneLine(params.orderId)],
          [words.refund, oneLine(params.refundId)],
          ...(params.document ? ([[words.creditNote, oneLine(params.document.number)]] as const) : []),
        ),
        text(words.arrives),
        ...(params.document ? [text(words.withNote)] : []),
        ...(params.ordersUrl === null ? [] : [button(words.orders, params.ordersUrl)]),
        small(words.questions),
      ],
    };
  };

/** Money went back, whoever asked for it. */
export const refundMails: Templates<'refunded'> = {
  refunded: { en: refunded(english, inEnglish), hi: refunded(hindi, inHindi) },
};
