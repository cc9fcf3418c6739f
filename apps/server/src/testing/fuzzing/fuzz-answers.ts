import type { Contract } from '@kalam/domain/contract';
import { allContracts } from '@kalam/domain/contracts';
import { z } from 'zod';
import { refusalSchema } from '../../http/errors.ts';
import { workedOut } from './hostile-texts.ts';

export interface FuzzAnswer {
  readonly status: number;
  readonly type: string;
  /** Sent to be kept, without the frame that other answers have. */
  readonly isFile: boolean;
  readonly body: string;
}

const failure = refusalSchema.strict();

/** Refused for now because something outside is away or switched off: a right answer, if it says so. */
const awayCodes = new Set([
  'checkout-disabled',
  'payment-order-failed',
  'order-create-failed',
  'provider-not-answering',
  'jobs-failed',
  'help-failed',
  'service-unavailable',
]);

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const faultOfRefusal = ({ status, body }: FuzzAnswer): string | undefined => {
  const read = failure.safeParse(readJson(body));
  if (!read.success) return 'the refusal has another form than all others';
  if (status >= 500 && !(status === 503 && awayCodes.has(read.data.code)))
    return `${status} is a fault of the server`;
  return undefined;
};

const faultOfSuccess = (
  { produces, reply }: Contract,
  { type, body, isFile }: FuzzAnswer,
): string | undefined => {
  if (type.startsWith('text/csv')) return undefined;
  if (produces !== undefined) {
    const wanted = produces.replace('*', '');
    return type.startsWith(wanted) ? undefined : `${type} came instead of ${produces}`;
  }
  const described = isFile ? reply : z.object({ success: z.literal(true) }).and(reply);
  const read = described.safeParse(readJson(body));
  return read.success ? undefined : `the answer is not what is described: ${read.error.message}`;
};

/** What is wrong with an answer, if anything is. */
export const faultOf = (key: string, answer: FuzzAnswer): string | undefined => {
  const contract: Contract = allContracts[key as keyof typeof allContracts];
  if (answer.body.includes(workedOut)) return 'a text was worked out like a program';
  if (answer.status >= 400) return faultOfRefusal(answer);
  if (answer.status === 200) return faultOfSuccess(contract, answer);
  return answer.status === 304 ? undefined : `nobody answers with ${answer.status}`;
};
