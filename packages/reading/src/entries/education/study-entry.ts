import { isFuture } from '@kalam/domain/calendar/partial-date';
import type { EducationLevel } from '@kalam/domain/resumes/education/education-levels';
import type { EntryContext } from '../../draft/entry-context.ts';
import type { FoundPeriod } from '../../fields/dates.ts';
import type { FoundMarks } from '../../fields/marks.ts';
import type { Traced } from '../../text/traced-text.ts';
import { takeJoiningWords } from './joining-words.ts';

/** One study, as far as its text has been told apart. */
export interface StudyParts {
  degree?: Traced;
  level?: EducationLevel | undefined;
  field?: Traced;
  school?: Traced;
  board?: Traced;
  time?: FoundPeriod;
  /** "Pursuing" and the like, apart from a date. */
  pursuing?: Traced;
  marks?: FoundMarks;
  /** All of the text it was read from. */
  lines?: readonly Traced[];
  /** Words that say what another text is: "Institute". */
  labels?: readonly Traced[];
  /** What was taken for the school has no word of one. */
  isGuess?: boolean;
}

/**
 * When it ends; when it began has no field and stays for the tray. What is to end in the future is still studied.
 */
const placeTime = (path: string, { time, pursuing }: StudyParts, context: EntryContext): void => {
  if (time && time.end !== '') {
    context.place(`${path}.graduationDate`, time.endText, { value: time.end });
  }
  const isAhead = time !== undefined && time.end !== '' && isFuture(time.end, context.today);
  const still = pursuing ?? (time?.current || isAhead ? time?.endText : undefined);
  if (still) context.place(`${path}.pursuing`, still, { value: 'true' });
};

export const saysSomething = ({ degree, school, board, marks }: StudyParts): boolean =>
  degree !== undefined || school !== undefined || (board !== undefined && marks !== undefined);

/** An entry of its own, in the order of the file. */
export const placeStudy = (parts: StudyParts, context: EntryContext): void => {
  const { degree, level, field, school, board, marks, isGuess, lines = [], labels = [] } = parts;
  const path = `education.${context.next('education')}`;
  if (degree) context.place(`${path}.degreeName`, degree, { confidence: level ? 'sure' : 'check' });
  if (degree && level) context.place(`${path}.degree`, degree, { value: level });
  if (field) context.place(`${path}.field`, field);
  if (school) context.place(`${path}.school`, school, { confidence: isGuess ? 'check' : 'sure' });
  if (board) context.place(`${path}.board`, board);
  placeTime(path, parts, context);
  if (marks) context.place(`${path}.gpa`, marks.text, { value: marks.value });
  if (marks && marks.kind !== 'gpa') context.place(`${path}.marksKind`, marks.text, { value: marks.kind });
  for (const label of labels) context.ledger.take(label, 'label');
  for (const line of lines) takeJoiningWords(context, line);
};
