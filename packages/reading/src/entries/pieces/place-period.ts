import type { EntryContext } from '../../draft/entry-context.ts';
import type { FoundPeriod } from '../../fields/dates.ts';
import { slice } from '../../text/traced-text.ts';

/** Puts a range into `startDate`, `endDate` and `current` of an entry, each with its part of what is written. */
export const placePeriod = (context: EntryContext, entry: string, period: FoundPeriod): void => {
  const { text, start, end, current, endText } = period;
  if (start === '' && current) {
    context.place(`${entry}.current`, endText, { value: 'true' });
    return;
  }
  if (start === '') {
    if (current) context.place(`${entry}.current`, text, { value: 'true' });
    else context.place(`${entry}.endDate`, text, { value: end });
    return;
  }
  const length = text.text.length - endText.text.length;
  const written = length > 0 && text.text.endsWith(endText.text) ? slice(text, 0, length) : text;
  context.place(`${entry}.startDate`, written, { value: start });
  if (current) context.place(`${entry}.current`, endText, { value: 'true' });
  else context.place(`${entry}.endDate`, endText, { value: end });
};
