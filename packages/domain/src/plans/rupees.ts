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
