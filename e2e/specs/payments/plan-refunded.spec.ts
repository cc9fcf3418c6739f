import { expectNoViolation } from '../../steps/axe.ts';
import { signedInPerson } from '../../steps/people.ts';
import { chooseInRow, signedInStaff } from '../../steps/staff.ts';
import { buyPlan, post, saveResume } from '../../steps/subscriber.ts';
import { expect, test } from '../../steps/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('decision 69: a plan whose payment was refunded has ended, and says so @phone', async ({
  page,
  browser,
}) => {
  test.slow();
  const email = await signedInPerson(page);
  await buyPlan(page, 'pro');
  await saveResume(page, 'Accounts in Pune');
  const { orders } = await (await page.request.get('/api/orders')).json();
  await post(page, `/sandbox/razorpay/v1/payments/${orders[0].paymentId}/return`, {});
  await expect
    .poll(async () => (await (await page.request.get('/api/subscription')).json()).subscription.status)
    .toBe('cancelled');

  await page.goto('/dashboard');
  const main = page.getByRole('main');
  await expect(main.getByText('No Active Subscription')).toBeVisible();
  await expect(main).toContainText(
    /Your payment for the Pro plan was refunded in full, so the plan ended on \d{1,2} \w{3} \d{4}\. You can still view and download your saved resumes\./,
  );
  await expectNoViolation(page, 'dashboard after a refund');
  const resume = page.getByRole('article', { name: 'Accounts in Pune', exact: true });
  await resume.getByRole('button', { name: 'Download' }).click();
  const downloading = page.waitForEvent('download');
  await page
    .getByRole('dialog', { name: 'Download Resume' })
    .getByRole('button', { name: 'Download' })
    .click();
  await downloading;
  await resume.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog', { name: 'No active subscription found' })).toBeVisible();

  const office = await (await browser.newContext()).newPage();
  await signedInStaff(office);
  await office.goto(`/admin/subscriptions?search=${encodeURIComponent(email)}`);
  const row = office.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Cancelled');
  await expect(row).toContainText('Payment refunded');
  await expectNoViolation(office, 'subscriptions with a cancelled one');
  await chooseInRow(row, 'Subscription History');
  await expect(office.getByRole('dialog', { name: 'Subscription History' })).toContainText(
    /Cancelled\s*Payment refunded/,
  );
  await office.context().close();
});
