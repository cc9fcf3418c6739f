import { expect, type FrameLocator, type Page } from '@playwright/test';

/** Calls the API as the page itself would, with its cookies and its origin. */
export const post = <Answer>(page: Page, path: string, body: unknown): Promise<Answer> =>
  page.evaluate(
    async ([address, sent]) => {
      const answer = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: sent,
      });
      const content = await answer.json();
      if (!answer.ok) throw new Error(`${address} answered ${answer.status} ${JSON.stringify(content)}`);
      return content;
    },
    [path, JSON.stringify(body)] as const,
  );

/** The provider's own window, where money is paid. */
export const providerWindow = (page: Page): FrameLocator => page.frameLocator('iframe[title="Payment"]');

type Paid = Record<'razorpay_order_id' | 'razorpay_payment_id' | 'razorpay_signature', string>;

/** Orders a plan and pays for it at the provider's stand-in, without the window. */
export const buyPlan = async (page: Page, planId: 'basic' | 'pro' | 'enterprise'): Promise<string> => {
  const session = await (await page.request.get('/api/auth/get-session')).json();
  const order = await post<{ id: string }>(page, '/api/payment/create-order', {
    planId,
    customerEmail: session.user.email,
  });
  const paid = await post<Paid>(page, `/sandbox/razorpay/v1/orders/${order.id}/pay`, { outcome: 'captured' });
  const { razorpay_order_id, razorpay_payment_id, razorpay_signature } = paid;
  await post(page, '/api/payment/verify-payment', {
    razorpay_order_id,
    razorpay_payment_id,
    razorpay_signature,
  });
  await expect
    .poll(async () => (await (await page.request.get('/api/subscription')).json()).subscription?.planId)
    .toBe(planId);
  return order.id;
};

const fresher = {
  personalInfo: {
    fullName: 'Ananya Sharma',
    email: 'ananya.sharma@example.com',
    phone: '9876543210',
    dateOfBirth: '1996-04-12',
    location: 'Bengaluru',
  },
  summary: 'Commerce graduate who kept the books of a college fair and enjoys numbers that add up.',
  isFresher: true,
  workExperience: [],
  trainingExperience: [],
  education: [
    {
      id: 'e1',
      school: 'Sahyadri Institute',
      degree: 'undergraduate',
      field: 'Commerce',
      graduationDate: '2018-05-31',
    },
  ],
  skills: [],
  projects: [],
  certificates: [],
  declaration:
    'I hereby declare that all the information provided in this resume is true and accurate to the best of my knowledge.',
};

/** Saves a short resume, with skills or a summary where some are named, and gives back its id. */
export const saveResume = async (
  page: Page,
  name: string,
  template = 'modern',
  skills: readonly string[] = [],
  summary = fresher.summary,
): Promise<string> => {
  const data = { ...fresher, summary, skills: skills.map((skill) => ({ name: skill, level: 'Advanced' })) };
  const body = { name, template, data };
  return (await post<{ resume: { id: string } }>(page, '/api/resumes', body)).resume.id;
};
