import { describe, expect, it } from 'vitest';
import { callbackSignature, webhookSignature } from './razorpay-signatures.ts';
import { KEY, SECRET, startProviderForFile } from './razorpay-trial.ts';

const { provider } = await startProviderForFile();

const refused = (description: string, field?: string) => ({
  error: expect.objectContaining({
    code: 'BAD_REQUEST_ERROR',
    description,
    ...(field === undefined ? {} : { field }),
  }),
});

describe('signatures', () => {
  it('sign a callback as the documented vector', () => {
    expect(callbackSignature('EnLs21M47BllR3X8PSFtjtbd', 'order_IEIaMR65cu6nz3', 'pay_IH4NVgf4Dreq1l')).toBe(
      '0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f',
    );
  });

  it('sign a webhook as the documented vector', () => {
    expect(webhookSignature('123456', '{"a":1,"b":2,"c":{"d":3}}')).toBe(
      '2fe04e22977002e6c7cb553adab8b460cb9e2a4970d5953cb27a8472752e3bbc',
    );
  });
});

describe('authentication', () => {
  it('refuses a missing or wrong key', async () => {
    for (const authorization of [
      '',
      `Basic ${btoa(`${KEY}:wrong`)}`,
      `Basic ${btoa(`other:${SECRET}`)}`,
      'Bearer x',
    ]) {
      const answer = await provider.call('GET', '/v1/orders', undefined, { authorization });
      expect(answer.status).toBe(401);
      expect(answer.json).toEqual({
        error: { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' },
      });
    }
  });
});

describe('orders', () => {
  it('are created and read back', async () => {
    const notes = { planId: 'pro', customerEmail: 'asha@example.in' };
    const order = await provider.order({ receipt: 'rcpt-7', notes });
    expect(order).toEqual({
      id: expect.stringMatching(/^order_[0-9A-Za-z]{14}$/),
      entity: 'order',
      amount: 4900,
      amount_paid: 0,
      amount_due: 4900,
      currency: 'INR',
      receipt: 'rcpt-7',
      offer_id: null,
      status: 'created',
      attempts: 0,
      notes,
      created_at: expect.any(Number),
    });
    expect(Math.abs(order.created_at - Date.now() / 1000)).toBeLessThan(60);
    expect((await provider.call('GET', `/v1/orders/${order.id}`)).json).toEqual(order);
  });

  it('answer empty notes as an empty list', async () => {
    expect((await provider.order()).notes).toEqual([]);
    expect((await provider.order({ notes: {} })).notes).toEqual([]);
  });

  it.each([
    [{ amount: undefined }, 'The amount field is required.', 'amount'],
    [{ amount: 99 }, 'Order amount less than minimum amount allowed', 'amount'],
    [{ amount: 100.5 }, 'The amount must be an integer.', 'amount'],
    [{ amount: '4900.00' }, 'The amount must be an integer.', 'amount'],
    [{ currency: undefined }, 'The currency field is required.', 'currency'],
    [{ currency: 'XXX' }, 'Currency is not supported', 'currency'],
    [{ receipt: 'r'.repeat(41) }, 'The receipt may not be greater than 40 characters.', 'receipt'],
    [
      { notes: Object.fromEntries(Array.from({ length: 16 }, (_, index) => [`n${index}`, 'x'])) },
      'Number of fields in notes should be less than or equal to 15',
      'notes',
    ],
    [
      { notes: { a: 'x'.repeat(257) } },
      'notes keys and values may not be greater than 256 characters.',
      'notes',
    ],
  ])('are refused with %j', async (fields, description, field) => {
    const answer = await provider.call('POST', '/v1/orders', { amount: 4900, currency: 'INR', ...fields });
    expect(answer.status).toBe(400);
    expect(answer.json).toEqual(refused(description, field));
  });

  it('are accepted at the limits', async () => {
    const notes = Object.fromEntries(
      Array.from({ length: 15 }, (_, index) => [`n${index}`, 'x'.repeat(256)]),
    );
    expect(await provider.order({ amount: 100, receipt: 'r'.repeat(40), notes })).toMatchObject({
      amount: 100,
      notes,
    });
  });

  it('are found by receipt', async () => {
    const receipt = `receipt-${Date.now()}`;
    const order = await provider.order({ receipt });
    await provider.order({ receipt: `${receipt}-other` });
    const found = (await provider.call('GET', `/v1/orders?receipt=${receipt}`)).json;
    expect(found).toEqual({ entity: 'collection', count: 1, items: [order] });
    expect((await provider.call('GET', '/v1/orders?receipt=none')).json.items).toEqual([]);
  });

  it('that do not exist are a 400, an unknown address a 404, a broken body a 400', async () => {
    for (const id of ['order_00000000000000', '..%2F..%2Fx']) {
      const answer = await provider.call('GET', `/v1/orders/${id}`);
      expect([answer.status, answer.json]).toEqual([400, refused('The id provided does not exist')]);
    }
    expect((await provider.call('GET', '/v1/nothing')).status).toBe(404);
    const broken = await fetch(`${provider.root}/v1/orders`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(`${KEY}:${SECRET}`)}`, 'content-type': 'application/json' },
      body: '{',
    });
    expect(broken.status).toBe(400);
    expect(await broken.json()).toMatchObject({ error: { code: 'BAD_REQUEST_ERROR' } });
  });
});

describe('payments', () => {
  it('captured: the order is paid and the callback signed', async () => {
    const order = await provider.order({ notes: { a: 'b' } });
    const callback = await provider.pay(order.id);
    expect(callback).toEqual({
      razorpay_payment_id: expect.stringMatching(/^pay_[0-9A-Za-z]{14}$/),
      razorpay_order_id: order.id,
      razorpay_signature: callbackSignature(SECRET, order.id, callback.razorpay_payment_id),
    });
    expect((await provider.call('GET', `/v1/orders/${order.id}`)).json).toMatchObject({
      status: 'paid',
      amount_paid: 4900,
      amount_due: 0,
      attempts: 1,
    });
    const payment = (await provider.call('GET', `/v1/payments/${callback.razorpay_payment_id}`)).json;
    expect(payment).toMatchObject({
      entity: 'payment',
      amount: 4900,
      currency: 'INR',
      status: 'captured',
      captured: true,
      order_id: order.id,
      method: 'upi',
      notes: { a: 'b' },
      error_code: null,
    });
    expect((await provider.call('GET', `/v1/orders/${order.id}/payments`)).json).toEqual({
      entity: 'collection',
      count: 1,
      items: [payment],
    });
  });

  it('failed, then captured: the order was only attempted in between', async () => {
    const order = await provider.order();
    const first = await provider.pay(order.id, { outcome: 'failed' });
    expect(first.error).toMatchObject({
      code: 'BAD_REQUEST_ERROR',
      reason: 'payment_failed',
      metadata: { order_id: order.id, payment_id: first.razorpay_payment_id },
    });
    expect((await provider.call('GET', `/v1/orders/${order.id}`)).json).toMatchObject({
      status: 'attempted',
      amount_due: 4900,
    });
    expect((await provider.call('GET', `/v1/payments/${first.razorpay_payment_id}`)).json).toMatchObject({
      status: 'failed',
      captured: false,
      error_code: 'BAD_REQUEST_ERROR',
    });
    const second = await provider.pay(order.id, { outcome: 'captured', method: 'card', email: 'a@b.in' });
    const { items } = (await provider.call('GET', `/v1/orders/${order.id}/payments`)).json;
    expect(items.map((each) => [each.id, each.status, each.method])).toEqual([
      [second.razorpay_payment_id, 'captured', 'card'],
      [first.razorpay_payment_id, 'failed', 'upi'],
    ]);
  });

  it('of a paid order are refused, unless a second one is asked for', async () => {
    const order = await provider.order();
    await provider.pay(order.id);
    expect(await provider.pay(order.id)).toEqual(refused('Order already paid'));
    await provider.pay(order.id, { outcome: 'captured', again: true });
    const { items } = (await provider.call('GET', `/v1/orders/${order.id}/payments`)).json;
    expect(items.map((each) => each.status)).toEqual(['captured', 'captured']);
  });

  it('can differ from the order in amount and currency on demand', async () => {
    const order = await provider.order();
    const { razorpay_payment_id: id } = await provider.pay(order.id, {
      outcome: 'captured',
      amount: 100,
      currency: 'USD',
    });
    expect((await provider.call('GET', `/v1/payments/${id}`)).json).toMatchObject({
      amount: 100,
      currency: 'USD',
    });
  });

  it('authorised only are captured by the shop, once and in full', async () => {
    const order = await provider.order();
    const { razorpay_payment_id: id } = await provider.pay(order.id, { outcome: 'authorized' });
    expect((await provider.call('GET', `/v1/orders/${order.id}`)).json.status).toBe('attempted');
    const capture = (amount: number) =>
      provider.call('POST', `/v1/payments/${id}/capture`, { amount, currency: 'INR' });
    expect((await capture(4800)).json).toEqual(
      refused('Capture amount must be equal to the amount authorized', 'amount'),
    );
    expect((await capture(4900)).json).toMatchObject({ id, status: 'captured', captured: true });
    expect((await provider.call('GET', `/v1/orders/${order.id}`)).json.status).toBe('paid');
    const again = await capture(4900);
    expect([again.status, again.json]).toEqual([400, refused('This payment has already been captured')]);
  });

  it('failed ones cannot be captured', async () => {
    const order = await provider.order();
    const { razorpay_payment_id: id } = await provider.pay(order.id, { outcome: 'failed' });
    expect(
      (await provider.call('POST', `/v1/payments/${id}/capture`, { amount: 4900, currency: 'INR' })).status,
    ).toBe(400);
  });

  it('are authorised late on demand, failed or still open', async () => {
    const order = await provider.order();
    const { razorpay_payment_id: open } = await provider.pay(order.id, { outcome: 'created' });
    const { razorpay_payment_id: failed } = await provider.pay(order.id, { outcome: 'failed' });
    await provider.call('POST', `/v1/payments/${open}/authorize`, {}, { authorization: '' });
    await provider.call('POST', `/v1/payments/${failed}/authorize`, { capture: true }, { authorization: '' });
    expect((await provider.call('GET', `/v1/payments/${open}`)).json.status).toBe('authorized');
    expect((await provider.call('GET', `/v1/payments/${failed}`)).json).toMatchObject({
      status: 'captured',
      error_code: null,
    });
    expect((await provider.call('POST', `/v1/payments/${failed}/authorize`, {})).status).toBe(400);
  });

  it('are returned on demand by staff on the provider’s own site, in part or in full', async () => {
    const order = await provider.order();
    const { razorpay_payment_id: id } = await provider.pay(order.id, { outcome: 'captured' });
    await provider.call('POST', `/v1/payments/${id}/return`, { amount: 100 }, { authorization: '' });
    expect((await provider.call('GET', `/v1/payments/${id}`)).json).toMatchObject({
      status: 'captured',
      amount_refunded: 100,
    });
    await provider.call('POST', `/v1/payments/${id}/return`, {}, { authorization: '' });
    expect((await provider.call('GET', `/v1/payments/${id}`)).json.status).toBe('refunded');
  });

  it('are listed by time, newest first, in pages of at most 100', async () => {
    const from = Math.floor(Date.now() / 1000);
    const ids: string[] = [];
    for (let count = 0; count < 3; count++) {
      const order = await provider.order();
      ids.push((await provider.pay(order.id)).razorpay_payment_id);
    }
    const listed = async (query: string) =>
      (await provider.call('GET', `/v1/payments?${query}`)).json.items.map((each) => each.id);
    const everything = await listed(`from=${from}&count=100`);
    expect(everything).toEqual(expect.arrayContaining(ids));
    expect(await listed(`from=${from}&count=2&skip=1`)).toEqual(everything.slice(1, 3));
    expect(await listed(`to=${from - 100}`)).toEqual([]);
    expect((await provider.call('GET', '/v1/payments?count=101')).json).toEqual(
      refused('The count may not be greater than 100.', 'count'),
    );
  });

  it('made at the same time for one order leave it paid once', async () => {
    const order = await provider.order();
    const all = await Promise.all(Array.from({ length: 8 }, () => provider.pay(order.id)));
    expect(all.filter((each) => each.razorpay_signature !== undefined)).toHaveLength(1);
    const { items } = (await provider.call('GET', `/v1/orders/${order.id}/payments`)).json;
    expect(items).toHaveLength(1);
  });
});

describe('refunds', () => {
  const paid = async () => (await provider.pay((await provider.order()).id)).razorpay_payment_id;
  const refund = (id: string, body: object = {}, key?: string) =>
    provider.call(
      'POST',
      `/v1/payments/${id}/refund`,
      body,
      key === undefined ? {} : { 'x-refund-idempotency': key },
    );

  it('give everything back once', async () => {
    const id = await paid();
    const answer = await refund(id);
    expect(answer.json).toMatchObject({
      id: expect.stringMatching(/^rfnd_[0-9A-Za-z]{14}$/),
      entity: 'refund',
      amount: 4900,
      payment_id: id,
      status: 'processed',
      notes: [],
    });
    expect((await provider.call('GET', `/v1/payments/${id}`)).json).toMatchObject({
      status: 'refunded',
      captured: true,
      amount_refunded: 4900,
      refund_status: 'full',
    });
    expect((await refund(id)).json).toEqual(refused('The payment has been fully refunded already'));
  });

  it('give a part back, and never more than was paid', async () => {
    const id = await paid();
    await refund(id, { amount: 1000 });
    expect((await provider.call('GET', `/v1/payments/${id}`)).json).toMatchObject({
      status: 'captured',
      amount_refunded: 1000,
      refund_status: 'partial',
    });
    expect((await refund(id, { amount: 3901 })).status).toBe(400);
    expect((await refund(id, { amount: 99 })).json).toEqual(
      refused('The amount must be atleast INR 1.00', 'amount'),
    );
    expect((await refund(id, { amount: 3900 })).status).toBe(200);
    expect((await provider.call('GET', `/v1/payments/${id}/refunds`)).json.count).toBe(2);
  });

  it('need a captured payment', async () => {
    const order = await provider.order();
    const { razorpay_payment_id: id } = await provider.pay(order.id, { outcome: 'authorized' });
    expect((await refund(id)).json).toEqual(
      refused('The payment status should be captured for action to be taken'),
    );
  });

  it('with the same key happen once; the same key with another request is refused', async () => {
    const id = await paid();
    const key = `refund-${id}`;
    const first = await refund(id, { amount: 1000 }, key);
    expect((await refund(id, { amount: 1000 }, key)).json).toEqual(first.json);
    const other = await refund(id, { amount: 2000 }, key);
    expect([other.status, other.json.error.description]).toEqual([
      400,
      'Different request with the same idempotency key has already been processed.',
    ]);
    expect((await refund(await paid(), { amount: 1000 }, key)).status).toBe(400);
    expect((await provider.call('GET', `/v1/payments/${id}`)).json.amount_refunded).toBe(1000);
    expect((await refund(id, {}, 'too-short')).status).toBe(400);
  });

  it('with a key still being worked on are answered 409', async () => {
    const id = await paid();
    await provider.control({ latencyMs: 300 });
    const answers = await Promise.all([refund(id, {}, `again-${id}`), refund(id, {}, `again-${id}`)]);
    expect(answers.map((each) => each.status).sort()).toEqual([200, 409]);
    await provider.control({ latencyMs: 0 });
    expect((await refund(id, {}, `again-${id}`)).status).toBe(200);
  });
});
