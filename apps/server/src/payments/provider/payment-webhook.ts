import { z } from 'zod';
import type { Db } from '../../database/database.ts';
import { refused } from '../../failures/refused.ts';
import { addJob } from '../../queue/add-job.ts';
import { isWebhookSignature } from './payment-signatures.ts';

const entity = z.object({ entity: z.record(z.string(), z.unknown()) });
/** All we take from an event: which order it is about. What happened to it is asked from the provider. */
const eventSchema = z.object({
  payload: z.object({ payment: entity.optional(), order: entity.optional() }),
});
const providerOrderId = z.string().regex(/^order_\w{1,58}$/);

const ordersIn = (body: unknown): readonly string[] => {
  const payload = eventSchema.safeParse(body).data?.payload;
  const named = [payload?.payment?.entity.order_id, payload?.order?.entity.id];
  return [...new Set(named.flatMap((id) => providerOrderId.safeParse(id).data ?? []))];
};

interface WebhookRequest {
  readonly rawBody: Buffer | undefined;
  readonly body: unknown;
  readonly signature: string | string[] | undefined;
}

/** Takes an event in: the queue does the rest, so that the provider never waits for mail, for us, or for itself. */
export const receiveEvent = async (
  { db, webhookSecrets }: { readonly db: Db; readonly webhookSecrets: readonly string[] },
  { rawBody, body, signature }: WebhookRequest,
): Promise<void> => {
  const isSigned =
    rawBody !== undefined &&
    typeof signature === 'string' &&
    isWebhookSignature(webhookSecrets, rawBody, signature);
  if (!isSigned) throw refused('payment-verification-failed');
  for (const id of ordersIn(body)) {
    // Events about an order that is not settled yet share one job.
    await addJob(db, 'settle-order', { providerOrderId: id }, { jobKey: `settle ${id}` });
  }
};
