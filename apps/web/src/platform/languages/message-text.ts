import { messageText as englishText } from '@kalam/domain/message-catalogue';
import type { OrderView } from '@kalam/domain/payments/payment-model';
import { type Refusal, refuse } from '@kalam/domain/refusal';
import { translator } from './translator.ts';

/** What a refusal says, in the visitor's language. */
export const messageText = (refusal: Refusal): string =>
  translator()?.message(refusal) ?? englishText(refusal);

/** Why an order failed, in the visitor's language; the bank's own words as the bank gave them. */
export const orderFailureText = ({
  failureCode,
  failureParams,
  failureReason,
}: Pick<OrderView, 'failureCode' | 'failureParams' | 'failureReason'>): string | null =>
  failureCode ? messageText(refuse(failureCode, failureParams ?? undefined)) : failureReason;
