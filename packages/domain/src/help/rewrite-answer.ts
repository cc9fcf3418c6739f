import {
  applyOperations,
  type RefusedOperation,
  type RewriteOperation,
  type RewriteOutcome,
} from '../resumes/rewriting/rewrite-operations.ts';
import {
  type KeptHome,
  type Person,
  sentenceToSend,
  withoutMarks,
} from '../resumes/rewriting/sentences-to-send.ts';

/** A sentence on its way out: marks stand for what says who somebody is. */
interface Outgoing {
  /** Which of the sentences it is. */
  readonly place: number;
  readonly sent: string;
  /** Puts the person's own words back into an answer. */
  readonly restore: (answer: string) => string;
}

export interface Letter {
  readonly outgoing: readonly Outgoing[];
  readonly withheld: readonly { readonly place: number; readonly reason: KeptHome }[];
}

/** The sentences as they may leave, whoever of these people wrote them. */
export const sealSentences = (sentences: readonly string[], people: readonly Person[]): Letter => {
  const outgoing: Outgoing[] = [];
  const withheld: { place: number; reason: KeptHome }[] = [];
  for (const [place, written] of sentences.entries()) {
    let sent = written;
    let reason: KeptHome | undefined;
    const steps: ((answer: string) => string)[] = [];
    for (const person of people) {
      const step = sentenceToSend(sent, person);
      reason ??= step.keptHome;
      if (step.sent === undefined) break;
      sent = step.sent;
      steps.unshift((answer) => withoutMarks(step, answer));
    }
    if (reason !== undefined) withheld.push({ place, reason });
    else if (sent.trim() !== '')
      outgoing.push({ place, sent, restore: (answer) => steps.reduce((text, undo) => undo(text), answer) });
  }
  return { outgoing, withheld };
};

const restored = (operation: RewriteOperation, { outgoing }: Letter): RewriteOperation => {
  if (operation.kind === 'order') return operation;
  const restore = outgoing[operation.sentence]?.restore ?? ((text: string) => text);
  return operation.kind === 'replace'
    ? { ...operation, text: restore(operation.text) }
    : { ...operation, words: restore(operation.words) };
};

/** What came back that says nothing new. Places are those of all sentences. */
export interface RewriteAnswer {
  readonly rewrites: readonly { readonly place: number; readonly text: string }[];
  /** All places in the order proposed; null where it stays. */
  readonly order: readonly number[] | null;
  readonly refused: readonly {
    readonly place: number | null;
    readonly reason: RefusedOperation['reason'];
    readonly word: string;
  }[];
}

/** What stayed at home keeps its place; the others change theirs among themselves. */
const wholeOrder = (
  count: number,
  places: readonly number[],
  from: readonly number[],
): readonly number[] | null => {
  const order = Array.from({ length: count }, (_, place) => place);
  for (const [turn, place] of places.entries()) order[place] = places[from[turn] ?? turn] ?? place;
  return order.every((place, turn) => place === turn) ? null : order;
};

/** Carries operations out through the lock, each against the sentence as the person has it. */
export const lockedAnswer = (
  sentences: readonly string[],
  letter: Letter,
  operations: readonly RewriteOperation[],
): RewriteAnswer => {
  const places = letter.outgoing.map(({ place }) => place);
  const sources = places.map((place) => sentences[place] ?? '');
  const outcome: RewriteOutcome = applyOperations(
    sources,
    operations.map((operation) => restored(operation, letter)),
  );
  return {
    rewrites: outcome.from.flatMap((source, turn) => {
      const [text = '', place = 0] = [outcome.sentences[turn], places[source]];
      return text === sources[source] ? [] : [{ place, text }];
    }),
    order: wholeOrder(sentences.length, places, outcome.from),
    refused: outcome.refused.map(({ sentence, reason, word }) => ({
      place: sentence === undefined ? null : (places[sentence] ?? null),
      reason,
      word,
    })),
  };
};

export const isEmptyAnswer = ({ rewrites, order }: RewriteAnswer): boolean =>
  rewrites.length === 0 && order === null;
