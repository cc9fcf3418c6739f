import { orderResumeMaxLength } from '@kalam/domain/payments/order-request';
import type { RouteLimits } from '../http/bind.ts';

/**
 * A resume that is sent. The words are those of a hundred pages, in a script of three bytes a letter; the pictures
 * are a guest's, who has no account to store them in first.
 */
export const resumeBody: RouteLimits = { wordsLimit: 600_000, bodyLimit: orderResumeMaxLength + 100_000 };
