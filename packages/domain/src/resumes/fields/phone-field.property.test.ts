import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPhone, filterPhone } from './phone-field.ts';

/** What a text field does with what a hand does, and the rule with what stands there then. */
class PhoneField {
  shown = '';
  kept = '';

  /** Puts a text in the place of a selection, as keys, pasting and correcting do. */
  put(text: string, from = this.shown.length, to = from): this {
    return this.fill(this.shown.slice(0, from) + text + this.shown.slice(to));
  }

  /** As a browser fills a form in. */
  fill(text: string): this {
    const typed = filterPhone(text);
    this.kept = typed.kept;
    this.shown = typed.shown ?? typed.kept;
    return this;
  }

  keys(text: string): this {
    for (const key of text) this.put(key);
    return this;
  }
}

const digitOf = (zero: number) => fc.integer({ min: zero, max: 9 }).map(String);
/** Of a mobile or, with the code of its town, of a house. */
const number = fc
  .tuple(digitOf(1), fc.array(digitOf(0), { minLength: 9, maxLength: 9 }))
  .map(([first, rest]) => first + rest.join(''));

const devanagari = (text: string) =>
  text.replace(/[0-9]/g, (digit) => String.fromCharCode(0x966 + Number(digit)));

const leads = [
  '',
  '+91',
  '0091',
  '91',
  '0',
  '+910',
  '+91(0)',
  '(+91)',
  '+91-',
  '(0)',
  '091',
  '910',
  '+ 91',
  '00 91',
];
const gap = fc.constantFrom('', ' ', '-', '.', '  ', ' - ', '(', ')', '\u00a0', '\u2011');

/** A number as people write it: a code, and signs anywhere between its digits. */
const written = fc
  .tuple(number, fc.constantFrom(...leads), fc.array(gap, { minLength: 11, maxLength: 11 }), fc.boolean())
  .map(([digits, lead, gaps, isDevanagari]) => {
    const text = lead + [...digits].map((digit, index) => (gaps[index] ?? '') + digit).join('') + gaps[10];
    return { digits, text: isDevanagari ? devanagari(text) : text };
  });

const holds = (field: PhoneField, digits: string) => {
  expect(field).toMatchObject({ kept: digits, shown: digits });
  expect(checkPhone(field.kept)).toBeUndefined();
};

const share = fc.double({ min: 0, max: 1, noNaN: true });
const at = (text: string, part: number) => Math.round(text.length * part);

describe('a number of ten digits, however it is written', () => {
  it('is the ten digits, typed key by key', () => {
    fc.assert(fc.property(written, ({ digits, text }) => holds(new PhoneField().keys(text), digits)));
  });

  it('is the ten digits, pasted or filled in', () => {
    fc.assert(fc.property(written, ({ digits, text }) => holds(new PhoneField().fill(text), digits)));
  });

  it('is the ten digits, pasted over whatever was selected', () => {
    fc.assert(
      fc.property(written, fc.string(), ({ digits, text }, before) => {
        const field = new PhoneField().fill(before);
        holds(field.put(text, 0, field.shown.length), digits);
      }),
    );
  });

  it('is the ten digits, pasted in two halves', () => {
    fc.assert(
      fc.property(written, share, ({ digits, text }, part) => {
        const cut = at(text, part);
        holds(new PhoneField().put(text.slice(0, cut)).put(text.slice(cut)), digits);
      }),
    );
  });

  it('is the ten digits, taken back in part and typed again', () => {
    fc.assert(
      fc.property(written, share, ({ digits, text }, part) => {
        const field = new PhoneField().keys(text);
        const keep = at(field.shown, part);
        while (field.shown.length > keep) field.put('', field.shown.length - 1, field.shown.length);
        holds(field.keys(digits.slice(keep)), digits);
      }),
    );
  });

  it('is the ten digits, after a wrong one was mended in the middle, added first or taken out first', () => {
    fc.assert(
      fc.property(number, fc.nat({ max: 9 }), digitOf(0), fc.boolean(), (digits, index, wrong, addsFirst) => {
        const mistaken = digits.slice(0, index) + wrong + digits.slice(index + 1);
        // A zero in front is the one of a call inside India, and gone at once.
        fc.pre(!mistaken.startsWith('0') && !(addsFirst && /^91/.test(digits + mistaken)));
        const field = new PhoneField().keys(mistaken);
        if (addsFirst) field.put(digits.charAt(index), index).put('', index + 1, index + 2);
        else field.put('', index, index + 1).put(digits.charAt(index), index);
        holds(field, digits);
      }),
    );
  });
});

describe('a text that is no such number', () => {
  it('is never made into one: what is kept as a number was there, whole, at its end', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123456789919191+ -()'), maxLength: 24 }),
        fc.boolean(),
        (text, byKeys) => {
          const field = byKeys ? new PhoneField().keys(text) : new PhoneField().fill(text);
          if (checkPhone(field.kept)) return;
          const all = text.replace(/[^0-9]/g, '');
          expect(all.slice(-10)).toBe(field.kept);
          expect(all.slice(0, -10)).toMatch(/^(?:0|00)?(?:91)?0?(?:0?91)?0?$/);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
