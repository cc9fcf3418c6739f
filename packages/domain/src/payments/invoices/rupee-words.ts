const small = [
  'Zero',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
  'Seventeen',
  'Eighteen',
  'Nineteen',
] as const;
const tens = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'] as const;
const steps = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1000, 'Thousand'],
  [100, 'Hundred'],
] as const;

const wordsOf = (number: number): string => {
  if (number < 20) return small[number] ?? '';
  if (number < 100) {
    const ones = number % 10;
    return `${tens[Math.floor(number / 10)]}${ones === 0 ? '' : `-${small[ones]}`}`;
  }
  for (const [size, name] of steps) {
    if (number < size) continue;
    const rest = number % size;
    return `${wordsOf(Math.floor(number / size))} ${name}${rest === 0 ? '' : ` ${wordsOf(rest)}`}`;
  }
  return '';
};

/** `Rupees One Lakh Two Thousand Five and Fifty Paise Only`: as people count in India. */
export const rupeesInWords = (paise: number): string => {
  const rest = paise % 100;
  const rupees = (paise - rest) / 100;
  const whole = rupees === 1 ? 'Rupee One' : `Rupees ${wordsOf(rupees)}`;
  return rest === 0
    ? `${whole} Only`
    : `${whole} and ${wordsOf(rest)} ${rest === 1 ? 'Paisa' : 'Paise'} Only`;
};
