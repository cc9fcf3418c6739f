import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messageText } from '../message-catalogue.ts';
import {
  checkPlanId,
  guestPricePaise,
  mayExportAs,
  planList,
  planOf,
  plans,
  pricePaiseOf,
} from './plan-catalogue.ts';
import { planSchema, planView } from './plan-model.ts';
import {
  allowanceLabel,
  periodLabel,
  planFeatures,
  planNameOf,
  priceDigits,
  priceLabel,
  validityLabel,
} from './plan-wording.ts';
import { formatRupees } from './rupees.ts';

describe('S1 §9, S2 §9 plans', () => {
  it.each([
    ['basic', '₹9', 1, 0, ['pdf'], '7 days', '/week', false],
    ['pro', '₹49', 5, 25, ['pdf', 'docx'], '1 month', '/month', true],
    ['premium', '₹99', 10, 50, ['pdf', 'docx'], '3 months', '/month', false],
    ['enterprise', '₹199', 30, -1, ['pdf', 'docx'], '6 months', '/month', false],
  ] as const)('%s', (id, price, resumes, formatChanges, formats, validity, period, popular) => {
    const plan = plans[id];
    expect(priceLabel(plan)).toBe(price);
    expect(plan.resumeCount).toBe(resumes);
    expect(plan.formatCount).toBe(formatChanges);
    expect(plan.formats).toEqual(formats);
    expect(validityLabel(plan)).toBe(validity);
    expect(periodLabel(plan)).toBe(period);
    expect(plan.popular).toBe(popular);
  });

  it('are four, and a guest download costs ₹9', () => {
    expect(planList.map((plan) => plan.id)).toEqual(['basic', 'pro', 'premium', 'enterprise']);
    expect(formatRupees(guestPricePaise)).toBe('₹9');
    expect(pricePaiseOf('guest')).toBe(900);
    expect(pricePaiseOf('enterprise')).toBe(19_900);
  });

  it('S1 §5 the price sent is the digits of the price string', () => {
    expect(planList.map((plan) => priceDigits(priceLabel(plan)))).toEqual([9, 49, 99, 199]);
  });

  it("refuses an unknown plan: 'Invalid plan selected'", () => {
    for (const id of ['', 'gold', 'guest', 'toString', '__proto__', 'Pro']) {
      const refusal = checkPlanId(id);
      expect(refusal && messageText(refusal)).toBe('Invalid plan selected');
      expect(planOf(id)).toBeUndefined();
    }
    expect(checkPlanId('pro')).toBeUndefined();
  });
});

describe('S2 §6 plan-based permissions', () => {
  it.each([
    ['basic', false, false, 0],
    ['pro', true, true, 20],
    ['premium', true, true, 40],
    ['enterprise', true, true, 60],
  ] as const)('%s', (id, formatting, docx, searches) => {
    expect(plans[id].formatCount !== 0).toBe(formatting);
    expect(mayExportAs(id, 'pdf')).toBe(true);
    expect(mayExportAs(id, 'docx')).toBe(docx);
    expect(plans[id].jobSearches).toBe(searches);
  });
});

describe('plan cards', () => {
  it('promise the numbers of the plan and nothing else', () => {
    expect(planFeatures(plans.basic)).toEqual([
      'Save 1 resume',
      'Download as PDF',
      'Standard formatting',
      'No job search',
      'Valid for 7 days, paid once, never renewed on its own',
    ]);
    expect(planFeatures(plans.enterprise)).toEqual([
      'Save up to 30 resumes',
      'Download as PDF and DOCX',
      'Unlimited format changes',
      '60 job searches',
      'Valid for 6 months, paid once, never renewed on its own',
    ]);
  });

  it('travel as the contract says', () => {
    for (const plan of planList) expect(planSchema.parse(planView(plan, true))).toEqual(planView(plan, true));
  });

  it('decision 71: sell no searches on a site without a jobs service', () => {
    for (const plan of planList) {
      const { features, jobSearches } = planView(plan, false);
      expect(features.join()).not.toMatch(/job/i);
      expect([features.length, jobSearches]).toEqual([planFeatures(plan).length - 1, 0]);
    }
  });

  it('S2 §2 show infinity for -1 and the raw id of an unknown plan', () => {
    expect(allowanceLabel(-1)).toBe('∞');
    expect(allowanceLabel(0)).toBe('0');
    expect(planNameOf('pro')).toBe('Pro');
    expect(planNameOf('guest')).toBe('guest');
  });
});

describe('rupees', () => {
  it.each([
    [0, '₹0'],
    [99_900, '₹999'],
    [1_00_000_00, '₹1,00,000'],
    [1_23_45_678_00, '₹1,23,45,678'],
    [950, '₹9.50'],
    [-4_900, '-₹49'],
  ])('%i paise are %s', (paise, label) => expect(formatRupees(paise)).toBe(label));

  it('are written as the locale of India writes them', () => {
    const intl = (paise: number) =>
      new Intl.NumberFormat('en-IN', {
        style: 'currency',
        currency: 'INR',
        minimumFractionDigits: paise % 100 === 0 ? 0 : 2,
      }).format(paise / 100);
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }), (paise) => {
        expect(formatRupees(paise)).toBe(intl(paise));
      }),
    );
  });

  it('keep every digit of any whole amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (rupees) => {
        expect(priceDigits(formatRupees(rupees * 100))).toBe(rupees);
      }),
    );
  });
});
