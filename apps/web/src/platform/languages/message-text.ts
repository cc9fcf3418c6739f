import { messageText as englishText } from '@kalam/domain/message-catalogue';
import type { Refusal } from '@kalam/domain/refusal';
import { translator } from './translator.ts';

/** What a refusal says, in the visitor's language. */
export const messageText = (refusal: Refusal): string =>
  translator()?.message(refusal) ?? englishText(refusal);
