const whole = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});
const exact = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

export const currency = 'INR';

/** Paise as people read them: `₹9`, `₹1,00,000`, `₹9.50`. */
export const formatRupees = (paise: number): string =>
  (paise % 100 === 0 ? whole : exact).format(paise / 100);

export const rupeesOf = (paise: number): number => paise / 100;
