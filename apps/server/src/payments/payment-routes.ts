import { createHmac } from 'node:crypto';
import { customerPhoneOf } from '@kalam/domain/payments/order-request';
import { paymentContracts } from '@kalam/domain/payments/payment-api';
import { orderView } from '@kalam/domain/payments/payment-model';
import { ownRefundViews } from '@kalam/domain/payments/refunds/refund-model';
import { currency } from '@kalam/domain/plans/rupees';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { deriveSecret } from '../config/auth-secret.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../database/database.ts';
import type { DocumentWriter } from '../documents/document-writer.ts';
import { type BindContext, bind, type Handlers, type UserCaller } from '../http/bind.ts';
import { languageOf } from '../http/request-language.ts';
import type { AttemptLimit, AttemptLimits } from '../limits/attempt-limits.ts';
import { isFromThisMachine, networkOf } from '../limits/request-network.ts';
import type { OutsideServices } from '../outside/outside-services.ts';
import { resumeBody } from '../resumes/resume-body.ts';
import { afterPaymentOf, correctOrder, resendOrder } from './guests/after-payment.ts';
import { readGuestDownload } from './guests/guest-download.ts';
import { findEventsOf } from './guests/guest-order-queries.ts';
import { ensureGuestHash, guestHashOf } from './guests/guest-token.ts';
import { findLastBilling } from './invoices/billing-queries.ts';
import { listDocuments } from './invoices/document-queries.ts';
import { readReceipt, readTaxDocument } from './invoices/order-documents.ts';
import { createOrder } from './orders/create-order.ts';
import type { OrderRecord } from './orders/order-queries.ts';
import { listOrders } from './orders/own-order-queries.ts';
import {
  closeWindow,
  findOpenOrder,
  type Payer,
  readOwnOrder,
  readPaidResume,
  verifyPayment,
} from './orders/payment-actions.ts';
import { createPaymentGateway } from './provider/payment-gateway.ts';
import { receiveEvent } from './provider/payment-webhook.ts';
import { findRefundsOf } from './refunds/refund-queries.ts';

interface Services {
  readonly config: Config;
  readonly db: Db;
  readonly now: () => Date;
  readonly razorpay: OutsideServices['razorpay'];
  readonly attempts: AttemptLimits;
  readonly documents: DocumentWriter;
  readonly secret: string;
}

/** Stops somebody from filling the database with orders; whole towns share one address, so it is wide. */
const newOrderLimit: AttemptLimit = {
  name: 'new-order',
  most: 120,
  seconds: 600,
  code: 'too-many-requests',
};

const handlers = (services: Services): Handlers<typeof paymentContracts> => {
  const { config, db, now, razorpay, attempts, documents } = services;
  const { publicUrl, site, tax } = config;
  const gateway = createPaymentGateway(razorpay);
  const environment = config.razorpay === undefined ? 'sandbox' : 'live';
  // With a secret of ours: an order tells nobody where it was made.
  const networkKey = deriveSecret(services.secret, 'order networks');
  const networkHash = (network: string): string =>
    createHmac('sha256', networkKey).update(network).digest('base64url');
  const settling = { db, now, gateway, publicUrl, keySecret: razorpay.keySecret };

  const issuing = { db, now, site, tax, documents };

  const afterPaying = { db, now, publicUrl, documents, attempts };

  const payerOf = async (call: {
    readonly request: FastifyRequest;
    readonly findUser: () => Promise<UserCaller | undefined>;
  }): Promise<Payer> => ({ user: await call.findUser(), guestHash: guestHashOf(call.request) });

  const checkoutOf = (order: OrderRecord) =>
    ({
      id: order.providerOrderId,
      amount: order.amountPaise,
      currency,
      orderId: order.id,
      key: razorpay.keyId,
      checkoutUrl: razorpay.checkoutUrl,
    }) as const;

  return {
    'POST /api/payment/create-order': async ({ body, findUser, request, reply }) => {
      const buyer = {
        user: await findUser(),
        guestHash: () => ensureGuestHash(request, reply, config),
        language: languageOf(request),
        networkHash: isFromThisMachine(request) ? null : networkHash(networkOf(request.ip)),
      };
      const countNew = async () => {
        if (!isFromThisMachine(request)) await attempts.count(newOrderLimit, networkOf(request.ip));
      };
      return checkoutOf(
        await createOrder({ ...settling, documents, environment, tax }, buyer, body, countNew),
      );
    },
    'GET /api/payment/billing': async (call) => {
      if (tax === undefined) return { asked: false, last: null };
      call.reply.header('cache-control', 'no-store');
      const { user, guestHash } = await payerOf(call);
      const last = await findLastBilling(db, { userId: user?.id, guestTokenHash: guestHash });
      return { asked: true, last: last ?? null };
    },
    'POST /api/payment/verify-payment': async (call) => ({
      status: await verifyPayment(settling, await payerOf(call), {
        providerOrderId: call.body.razorpay_order_id,
        paymentId: call.body.razorpay_payment_id,
        signature: call.body.razorpay_signature,
      }),
    }),
    'POST /api/payment/update-status': async (call) => ({
      status: await closeWindow(settling, await payerOf(call), call.body.orderId),
    }),
    'GET /api/payment/orders/:id': async (call) => {
      const order = await readOwnOrder(settling, await payerOf(call), call.params.id);
      const after = afterPaymentOf(order, await findEventsOf(db, order.id), now());
      return { status: order.status, order: orderView(order), after };
    },
    'GET /api/payment/open-order': async (call) => {
      const order = await findOpenOrder(settling, await payerOf(call));
      return order === undefined
        ? { order: null, checkout: null, customer: null }
        : {
            order: orderView(order),
            checkout: checkoutOf(order),
            customer: {
              name: order.customerName,
              email: order.customerEmail,
              phone: customerPhoneOf(order.customerPhone),
            },
          };
    },
    'GET /api/payment/orders/:id/resume': async (call) => {
      call.reply.header('cache-control', 'no-store');
      return { resume: await readPaidResume(settling, await payerOf(call), call.params.id) };
    },
    'POST /api/payment/webhook': async ({ request, body }) => {
      await receiveEvent(
        { db, webhookSecrets: razorpay.webhookSecrets },
        { rawBody: request.rawBody, body, signature: request.headers['x-razorpay-signature'] },
      );
      return {};
    },
    'POST /api/guest/downloads': async ({ body, reply }) => {
      reply.header('cache-control', 'no-store');
      return readGuestDownload(db, body.token, now());
    },
    'POST /api/guest/corrections': async ({ body, request, reply }) => {
      reply.header('cache-control', 'no-store');
      const { resume, ...asked } = body;
      return correctOrder(afterPaying, { ...asked, guestHash: guestHashOf(request) }, resume);
    },
    'POST /api/guest/resends': async ({ body, request }) =>
      resendOrder(afterPaying, { ...body, guestHash: guestHashOf(request) }),
    'GET /api/orders': async ({ user, query }) => {
      const page = await listOrders(db, user.id, query.cursor);
      const ids = page.orders.map(({ id }) => id);
      const refunds = await findRefundsOf(db, ids);
      return {
        orders: page.orders.map((order) => ({
          ...orderView(order),
          refunds: ownRefundViews(order, refunds.get(order.id) ?? []),
        })),
        documents: await listDocuments(db, ids),
        nextCursor: page.nextCursor,
      };
    },
    'GET /api/orders/:id/receipt': async ({ user, params }) => readReceipt(issuing, user.id, params.id),
    'GET /api/documents/:id': async ({ user, params }) => readTaxDocument(issuing, user.id, params.id),
  };
};

export const paymentRoutes = (app: FastifyInstance, services: Services, context: BindContext): void =>
  bind(app, paymentContracts, handlers(services), context, {
    'POST /api/payment/create-order': resumeBody,
    'POST /api/guest/corrections': resumeBody,
  });
