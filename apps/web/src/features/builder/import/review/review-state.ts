import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import type { ReadResume } from '@kalam/reading/reading-result';
import { valueAt, withValue } from '../../../../resume/reading/field-values.ts';
import { type PutTarget, withPiece } from './put-pieces.ts';

/** What a person has said about a reading. The resume follows from both, so that every answer can be taken back. */
export interface ReviewState {
  readonly typed: Readonly<Record<string, string>>;
  /** Doubtful fields that were looked at. */
  readonly settled: ReadonlySet<string>;
  /** Fields that were exchanged with the one they may have been taken for. */
  readonly swapped: ReadonlySet<string>;
  readonly put: Readonly<Record<string, PutTarget>>;
}

export const untouchedReview: ReviewState = {
  typed: {},
  settled: new Set(),
  swapped: new Set(),
  put: {},
};

export const isTouched = ({ typed, settled, put }: ReviewState): boolean =>
  settled.size + Object.keys(typed).length + Object.keys(put).length > 0;

/** The resume without what was put from the tray: what fields are typed into. */
export const typedData = ({ data }: ReadResume, { typed }: ReviewState): ResumeData =>
  Object.entries(typed).reduce((resume, [path, text]) => withValue(resume, path, text), data);

/** The resume as it would be taken over. */
export const reviewedData = (reading: ReadResume, state: ReviewState, heading: string): ResumeData =>
  reading.tray.reduce(
    (resume, piece) => {
      const target = state.put[piece.id];
      return target === undefined ? resume : withPiece(resume, piece, target, heading);
    },
    typedData(reading, state),
  );

export const typedInto = (state: ReviewState, path: string, text: string): ReviewState => ({
  ...state,
  typed: { ...state.typed, [path]: text },
});

/** One answer settles both of two fields that may have been taken for one another. */
export const settledAt = (state: ReviewState, paths: readonly string[]): ReviewState => ({
  ...state,
  settled: new Set([...state.settled, ...paths]),
});

const toggled = (set: ReadonlySet<string>, path: string): ReadonlySet<string> => {
  const next = new Set(set);
  if (!next.delete(path)) next.add(path);
  return next;
};

export const swappedWith = (
  reading: ReadResume,
  state: ReviewState,
  path: string,
  other: string,
): ReviewState => {
  const data = typedData(reading, state);
  return {
    ...state,
    typed: { ...state.typed, [path]: valueAt(data, other), [other]: valueAt(data, path) },
    swapped: toggled(toggled(state.swapped, path), other),
  };
};

export const withPut = (state: ReviewState, piece: string, target: PutTarget | undefined): ReviewState => {
  const { [piece]: _, ...others } = state.put;
  return { ...state, put: target === undefined ? others : { ...others, [piece]: target } };
};
