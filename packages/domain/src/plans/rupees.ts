export const currency = 'INR';

/** Grouped as in India: the last three digits, then by two. */
const grouped = (rupees: number): string => String(rupees).replace(/\B(?=(?:\d{2})*\d{3}$)/g, ',');

/**
 * Paise as people read them: `₹9`, `₹1,00,000`, `₹9.50`. Without `Intl`, whose first number format costs a slow phone a
 * tenth of a second before it shows a price.
 */
export const formatRupees = (paise: number): string => {
  const rest = Math.abs(paise) % 100;
  const rupees = grouped((Math.abs(paise) - rest) / 100);
  return `${paise < 0 ? '-' : ''}₹${rupees}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`;
};

/** An amount as the API answers it: `₹9.50` for 9.5. */
export const formatAmount = (rupees: number): string => formatRupees(Math.round(rupees * 100));

export const rupeesOf = (paise: number): number => paise / 100;

/** Rupees as somebody types them, in paise: `49`, `₹1,237.50`, `12.5`; undefined for anything else. */
export const typedRupees = (text: string): number | undefined => {
  const match = /^₹?\s*(\d{1,3}(?:,?\d{2,3})*|\d+)(?:\.(\d{1,2}))?$/.exec(text.trim());
  const [, rupees, rest = ''] = match ?? [];
  if (rupees === undefined) return undefined;
  const paise = Number(rupees.replaceAll(',', '')) * 100 + Number(rest.padEnd(2, '0'));
  return Number.isSafeInteger(paise) ? paise : undefined;
};
