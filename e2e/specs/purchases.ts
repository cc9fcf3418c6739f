import { expect, type Page } from '@playwright/test';

interface Answer {
  readonly success: boolean;
  readonly id: string;
}

/** Buys a plan for whoever is signed in, past the payment window: the provider's stand-in pays on request. */
export const addSubscription = async (page: Page, email: string, planId: string): Promise<void> => {
  const post = async (path: string, data: object): Promise<Answer> => {
    const answer = await page.request.post(path, { data, headers: { origin: new URL(page.url()).origin } });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
  const order = await post('/api/payment/create-order', { planId, customerEmail: email });
  const paid = await page.request.post(`/sandbox/razorpay/v1/orders/${order.id}/pay`, {
    data: { outcome: 'captured' },
  });
  expect(paid.ok()).toBe(true);
  await post('/api/payment/verify-payment', await paid.json());
};
