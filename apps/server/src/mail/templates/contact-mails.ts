import { button, facts, lines, oneLine, quote, small, text } from '../mail-content.ts';
import { english, inHindi, type Templates } from './mail-wording.ts';

/** Messages to us, our answers, and what staff are told of them. */
export const contactMails: Templates<
  | 'contact-acknowledgement'
  | 'grievance-resolved'
  | 'grievance-interim'
  | 'grievance-reopened'
  | 'grievance-new'
> = {
  'contact-acknowledgement': {
    en: ({ reference, receivedAt }) => ({
      subject: `We have received your message (${oneLine(reference)})`,
      preview: 'We answer within 48 hours.',
      heading: 'We have received your message',
      blocks: [
        text('Thank you for writing to Kalam. We read every message and answer within 48 hours.'),
        facts(['Reference', oneLine(reference)], ['Received', english.dayAndTime(receivedAt)]),
        text('Please name this reference if you write to us again about it.'),
        small('If you did not write to us, somebody else gave your address: you can ignore this mail.'),
      ],
    }),
    hi: ({ reference, receivedAt }) => ({
      subject: `हमें आपका संदेश मिल गया है (${oneLine(reference)})`,
      preview: 'हम 48 घंटे के भीतर उत्तर देते हैं।',
      heading: 'हमें आपका संदेश मिल गया है',
      blocks: [
        text('Kalam को लिखने के लिए धन्यवाद। हम हर संदेश पढ़ते हैं और 48 घंटे के भीतर उत्तर देते हैं।'),
        facts(['संदर्भ संख्या', oneLine(reference)], ['प्राप्त हुआ', inHindi.dayAndTime(receivedAt)]),
        text('इसके बारे में दोबारा लिखें तो कृपया यह संदर्भ संख्या बताएँ।'),
        small('यदि आपने हमें नहीं लिखा, तो किसी और ने आपका पता दिया है: इस मेल को अनदेखा कर सकते हैं।'),
      ],
    }),
  },
  'grievance-resolved': {
    en: ({ name, subject, reference, response, contactUrl }) => ({
      subject: `Your message was answered: ${oneLine(subject)} (${oneLine(reference)})`,
      preview: 'Our answer to your message.',
      heading: 'Our answer to your message',
      blocks: [
        english.hello(name),
        text(`You wrote to us about “${oneLine(subject)}”. This is our answer:`),
        quote(lines(response)),
        facts(['Reference', oneLine(reference)]),
        text('Something still open? Write to us again and name the reference:'),
        button('Contact us', contactUrl),
      ],
    }),
    hi: ({ name, subject, reference, response, contactUrl }) => ({
      subject: `आपके संदेश का उत्तर: ${oneLine(subject)} (${oneLine(reference)})`,
      preview: 'आपके संदेश का हमारा उत्तर।',
      heading: 'आपके संदेश का हमारा उत्तर',
      blocks: [
        inHindi.hello(name),
        text(`आपने हमें “${oneLine(subject)}” के बारे में लिखा था। हमारा उत्तर यह है:`),
        quote(lines(response)),
        facts(['संदर्भ संख्या', oneLine(reference)]),
        text('कुछ अब भी बाकी है? हमें दोबारा लिखें और संदर्भ संख्या बताएँ:'),
        button('हमसे संपर्क करें', contactUrl),
      ],
    }),
  },
  'grievance-interim': {
    en: ({ name, subject, reference, reply, resolveBy, contactUrl }) => ({
      subject: `About your message: ${oneLine(subject)} (${oneLine(reference)})`,
      preview: `We are still working on it, and will have answered by ${english.day(resolveBy)}.`,
      heading: 'We are working on your message',
      blocks: [
        english.hello(name),
        text(`You wrote to us about “${oneLine(subject)}”. This is where it stands:`),
        quote(lines(reply)),
        text(`It is not closed. You will have our final answer by ${english.day(resolveBy)} at the latest.`),
        facts(['Reference', oneLine(reference)], ['Final answer by', english.day(resolveBy)]),
        text('Something to add? Write to us and name the reference:'),
        button('Contact us', contactUrl),
      ],
    }),
    hi: ({ name, subject, reference, reply, resolveBy, contactUrl }) => ({
      subject: `आपके संदेश के बारे में: ${oneLine(subject)} (${oneLine(reference)})`,
      preview: `हम इस पर काम कर रहे हैं; अंतिम उत्तर ${inHindi.day(resolveBy)} तक मिल जाएगा।`,
      heading: 'हम आपके संदेश पर काम कर रहे हैं',
      blocks: [
        inHindi.hello(name),
        text(`आपने हमें “${oneLine(subject)}” के बारे में लिखा था। अभी स्थिति यह है:`),
        quote(lines(reply)),
        text(`यह बंद नहीं हुआ है। हमारा अंतिम उत्तर आपको अधिक से अधिक ${inHindi.day(resolveBy)} तक मिल जाएगा।`),
        facts(['संदर्भ संख्या', oneLine(reference)], ['अंतिम उत्तर इस दिन तक', inHindi.day(resolveBy)]),
        text('कुछ और बताना है? हमें लिखें और संदर्भ संख्या बताएँ:'),
        button('हमसे संपर्क करें', contactUrl),
      ],
    }),
  },
  'grievance-reopened': {
    en: ({ name, subject, reference, resolveBy, contactUrl }) => ({
      subject: `We are looking at it again: ${oneLine(subject)} (${oneLine(reference)})`,
      preview: `Your message is open again; we answer by ${english.day(resolveBy)}.`,
      heading: 'Your message is open again',
      blocks: [
        english.hello(name),
        text(
          `We have opened your message about “${oneLine(subject)}” again and are looking into it once more.`,
        ),
        facts(['Reference', oneLine(reference)], ['Answer by', english.day(resolveBy)]),
        text('Something to add? Write to us and name the reference:'),
        button('Contact us', contactUrl),
      ],
    }),
    hi: ({ name, subject, reference, resolveBy, contactUrl }) => ({
      subject: `हम इसे दोबारा देख रहे हैं: ${oneLine(subject)} (${oneLine(reference)})`,
      preview: `आपका संदेश फिर से खोला गया है; उत्तर ${inHindi.day(resolveBy)} तक मिलेगा।`,
      heading: 'आपका संदेश फिर से खोला गया है',
      blocks: [
        inHindi.hello(name),
        text(`“${oneLine(subject)}” के बारे में आपका संदेश हमने फिर से खोला है और उसे दोबारा देख रहे हैं।`),
        facts(['संदर्भ संख्या', oneLine(reference)], ['उत्तर इस दिन तक', inHindi.day(resolveBy)]),
        text('कुछ और बताना है? हमें लिखें और संदर्भ संख्या बताएँ:'),
        button('हमसे संपर्क करें', contactUrl),
      ],
    }),
  },
  'grievance-new': {
    en: ({ count, items, listUrl }) => {
      const [first] = items;
      const alone = count === 1 && first !== undefined;
      return {
        subject: alone ? `New grievance ${first.reference}` : `${count} new grievances`,
        preview: alone
          ? `To be acknowledged by ${english.dayAndTime(first.dueAt)}.`
          : 'Waiting for a first answer.',
        heading: alone ? 'A new grievance' : `${count} new grievances`,
        blocks: [
          text('Each is to be acknowledged within 48 hours and resolved within a month.'),
          facts(
            ...items.map(
              ({ reference, dueAt }) => [reference, `acknowledge by ${english.dayAndTime(dueAt)}`] as const,
            ),
          ),
          ...(count > items.length ? [text(`And ${count - items.length} more.`)] : []),
          alone ? button('Open it', first.url) : button('Open the list', listUrl),
          small(
            'Sent to the grievance officer, and to staff who asked for it on the page Grievances, where it can be ended.',
          ),
        ],
      };
    },
    hi: ({ count, items, listUrl }) => {
      const [first] = items;
      const alone = count === 1 && first !== undefined;
      return {
        subject: alone ? `नई शिकायत ${first.reference}` : `${count} नई शिकायतें`,
        preview: alone ? `${inHindi.dayAndTime(first.dueAt)} तक पावती देनी है।` : 'पहले जवाब की प्रतीक्षा में हैं।',
        heading: alone ? 'एक नई शिकायत' : `${count} नई शिकायतें`,
        blocks: [
          text('हर शिकायत की पावती 48 घंटे में और उसका समाधान एक महीने में देना है।'),
          facts(
            ...items.map(
              ({ reference, dueAt }) => [reference, `पावती ${inHindi.dayAndTime(dueAt)} तक`] as const,
            ),
          ),
          ...(count > items.length ? [text(`और ${count - items.length} अन्य।`)] : []),
          alone ? button('खोलें', first.url) : button('सूची खोलें', listUrl),
          small(
            'यह शिकायत अधिकारी को और उन कर्मचारियों को भेजा गया है जिन्होंने इसे शिकायतों के पन्ने पर चुना; वहीं इसे बंद भी किया जा सकता है।',
          ),
        ],
      };
    },
  },
};
