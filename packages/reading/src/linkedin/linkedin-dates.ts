const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const monthOf = (name: string): string | undefined => {
  const index = months.indexOf(name.slice(0, 3).toLowerCase());
  return index < 0 ? undefined : String(index + 1).padStart(2, '0');
};

/** `Jun 2019`, `2019`, `2019-06-12 UTC`, `Jun 12, 1995`, `6/12/19`: as the export has written its dates over the years. */
export const linkedInDate = (text: string): string | undefined => {
  const said = text.trim();
  if (/^\d{4}$/.test(said)) return said;
  const [, year, month, day] = /^(\d{4})[-/](\d{2})(?:[-/](\d{2}))?(?:[ T].*)?$/.exec(said) ?? [];
  if (year !== undefined && month !== undefined) return day ? `${year}-${month}-${day}` : `${year}-${month}`;
  const [, name = '', date, written] = /^([A-Za-z]{3,9})\.?\s+(?:(\d{1,2}),?\s+)?(\d{4})$/.exec(said) ?? [];
  const number = monthOf(name);
  if (number === undefined || written === undefined) return undefined;
  return date === undefined ? `${written}-${number}` : `${written}-${number}-${date.padStart(2, '0')}`;
};
