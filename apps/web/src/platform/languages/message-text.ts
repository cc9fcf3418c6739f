import { messageText as englishText } from '@kalam/domain/message-catalogue';
import type { Refusal } from '@kalam/domain/refusal';
import { speaker } from './translator.ts';

/** What a refusal says, in the visitor's language. */
export const messageText = (refusal: Refusal): string => speaker()?.message(refusal) ?? englishText(refusal);
