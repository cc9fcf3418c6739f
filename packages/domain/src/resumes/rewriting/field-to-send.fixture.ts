import { splitField } from './field-sentences.ts';
import { type Person, sentenceToSend } from './sentences-to-send.ts';

/** All sentences of a field as they may leave, and what stands between them. */
export const sentencesToSend = (text: string, person: Person) => {
  const { sentences, between } = splitField(text);
  return { sentences: sentences.map((sentence) => sentenceToSend(sentence, person)), between };
};
