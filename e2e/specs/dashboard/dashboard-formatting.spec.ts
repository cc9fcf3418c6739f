import { expectNoViolation } from '../../steps/axe.ts';
import { fillSignIn, signedInPerson } from '../../steps/people.ts';
import { buyPlan, saveResume } from '../../steps/subscriber.ts';
import { expect, test } from '../../steps/test.ts';

test.slow();
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('S2 §4 formatting is tried beside the page and costs a change only when something changed @phone', async ({
  page,
}) => {
  const email = await signedInPerson(page);
  await buyPlan(page, 'pro');
  await saveResume(page, 'Styled');
  await page.goto('/dashboard');
  const plan = page.getByRole('region', { name: 'Pro' });
  const open = page.getByRole('article', { name: 'Styled' }).getByRole('button', { name: 'Format' });
  const editor = page.getByRole('dialog', { name: 'Format Resume' });
  await open.click();
  await expect(editor.getByRole('radio', { name: 'Inter' })).toBeChecked();
  await expect(editor.getByRole('radio', { name: 'Medium' })).toBeChecked();
  await expect(editor.getByRole('radio', { name: 'Comfortable' })).toBeChecked();
  await expect(editor.getByRole('radio', { name: 'Blue' })).toBeChecked();
  await expectNoViolation(page, 'format editor');
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(editor).toBeHidden();
  await expect(plan).toContainText('Format Changes remaining25 of 25');

  await open.click();
  await editor.getByText('Playfair').click();
  await editor.getByText('Emerald').click();
  await page.route('**/api/resumes/*/formatting', (route) => route.fulfill({ status: 500, body: '{}' }));
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(editor.getByRole('alert')).toContainText('Failed to save formatting');
  await page.unroute('**/api/resumes/*/formatting');
  await page.route('**/api/resumes/*/formatting', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(editor.getByRole('button', { name: 'Saving...' })).toBeVisible();
  await expect(editor).toBeHidden();
  await expect(plan).toContainText('Format Changes remaining24 of 25');
  await open.click();
  await expect(editor.getByRole('radio', { name: 'Playfair' })).toBeChecked();
  await expect(editor.getByRole('radio', { name: 'Emerald' })).toBeChecked();

  await editor.getByText('Rose').click();
  await page.context().clearCookies();
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(editor.getByRole('alert')).toContainText('User not authenticated');
  await editor.getByRole('button', { name: 'Sign In' }).click();
  await fillSignIn(page, email);
  await expect(page).toHaveURL('/dashboard');
  await expect(plan).toContainText('Format Changes remaining24 of 25');
});

test('S2 §2 an unlimited allowance is shown as infinity', async ({ page }) => {
  await signedInPerson(page);
  await buyPlan(page, 'enterprise');
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Enterprise' })).toContainText('∞');
});
