import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinField, splitField } from './field-sentences.ts';
import { sentencesToSend } from './field-to-send.fixture.ts';
import { lockOut } from './rewrite-lock.ts';
import { withoutMarks } from './sentences-to-send.ts';

const person = {
  fullName: 'Asha R. Patel',
  email: 'asha.patel@example.com',
  phone: '9876543210',
  dateOfBirth: '1994-03-05',
  linkedin: 'https://www.linkedin.com/in/asha-patel',
  website: 'asha.example.in',
};
const sent = (text: string) => sentencesToSend(text, person).sentences.map((sentence) => sentence.sent);

describe('the sentences of a field', () => {
  it('end at stops and dandas, not at abbreviations, initials and decimals', () => {
    const text =
      'Did B.Tech. from Sinhgad in 2019. Earned Rs. 4.5 lakh at Tata Pvt. Ltd. Pune. Worked with Dr. A. P. Rao. मैंने काम किया। फिर गया।';
    expect(splitField(text).sentences).toEqual([
      'Did B.Tech. from Sinhgad in 2019.',
      'Earned Rs. 4.5 lakh at Tata Pvt. Ltd. Pune.',
      'Worked with Dr. A. P. Rao.',
      'मैंने काम किया।',
      'फिर गया।',
    ]);
  });

  it('are the lines of a list, without their bullets', () => {
    expect(splitField('• First line\n- Second line. Third\r\n2. Fourth').sentences).toEqual([
      'First line',
      'Second line.',
      'Third',
      'Fourth',
    ]);
  });

  it('lose nothing when they are joined again', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.constantFrom(
        '. ',
        ' A',
        '।',
        '\n',
        '\r\n',
        '• ',
        'Rs. ',
        'Pvt. Ltd. ',
        '4.5',
        '! ',
        ' ',
        '- ',
        '? B',
        '॥ क',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const text = pieces.join('');
        const field = splitField(text);
        expect(field.between).toHaveLength(field.sentences.length + 1);
        expect(field.between.map((gap, index) => gap + (field.sentences[index] ?? '')).join('')).toBe(text);
        expect(field.sentences.every((sentence) => sentence.trim() === sentence && sentence !== '')).toBe(
          true,
        );
      }),
      { numRuns: 300 },
    );
  });

  it('get a stop where another sentence follows on the line', () => {
    const { between } = splitField('Did one. Did two');
    expect(joinField({ sentences: ['Did two', 'Did one.'], between })).toBe('Did two. Did one.');
    const hindi = splitField('एक किया। दो किया');
    expect(joinField({ sentences: ['दो किया', 'एक किया।'], between: hindi.between })).toBe(
      'दो किया। एक किया।',
    );
  });
});

describe('what leaves', () => {
  it('has marks for name, mail, phone, links and birth date', () => {
    expect(
      sent(
        'I am Asha Patel, a nurse. Mail asha.patel@example.com or call +91 98765 43210. See www.linkedin.com/in/asha-patel. Since 05/03/1994 in Surat.',
      ),
    ).toEqual(['I am [A], a nurse.', 'Mail [A] or call [B].', 'See [A]', 'Since [A] in Surat.']);
  });

  it('never holds what says who or where somebody is, however it is written', () => {
    const secrets = [
      'ASHA handled 40 beds.',
      'Patel’s work was praised.',
      'Write to someone.else@mail.co.in today.',
      'Write to name (at) mail.com today.',
      'Call ९८७६५४३२१० now.',
      'Call 98765-43210 now.',
      'Born on 5th March 1994.',
      'Date of birth: 05.03.94.',
      'जन्म तिथि 5 मार्च 1994 है।',
      'Code at github.com/asha.',
      'PAN ABCDE1234F is mine.',
    ];
    for (const secret of secrets)
      for (const text of sent(secret))
        expect(text ?? '').not.toMatch(/asha|patel|someone|@|\(at\)|9876|९८७६|1994|05\.03|github|ABCDE/i);
  });

  it('leaves a sentence with an address, a relative or an identity paper at home', () => {
    const kept = [
      ['Lives at Flat No 4, MG Road, Pune 411038.', 'address'],
      ['मकान नंबर 12, रामनगर।', 'address'],
      ["Father's name is Ramesh.", 'family'],
      ['Aadhaar 2345 6789 0123 is linked.', 'identity'],
    ] as const;
    for (const [text, why] of kept) {
      const [sentence] = sentencesToSend(text, person).sentences;
      expect(sentence).toMatchObject({ sent: undefined, keptHome: why });
    }
  });

  it('keeps figures, years and places of work', () => {
    const text = 'Handled 40 customers at Patna in 2019 with Rs. 4,50,000 a month.';
    expect(sent(text)).toEqual([text]);
  });

  it('comes back with the words in their places, and nothing else in them', () => {
    const [sentence] = sentencesToSend(
      'I, Asha Patel, was doing billing for 40 customers.',
      person,
    ).sentences;
    if (!sentence?.sent) throw new Error('It was to be sent');
    expect(sentence.sent).toBe('I, [A], was doing billing for 40 customers.');
    expect(withoutMarks(sentence, '[A] did billing for 40 customers.')).toBe(
      'Asha Patel did billing for 40 customers.',
    );
    const forged = withoutMarks(sentence, '[B] did billing for 40 customers.');
    expect(lockOut(sentence.written, forged)).toMatchObject({ reason: 'new-word' });
    expect(lockOut(sentence.sent, '[A][A] did billing for 40 customers.')).toBeDefined();
  });
});
