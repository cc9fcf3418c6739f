import { expectNoViolation } from '../../steps/axe.ts';
import { test } from '../../steps/own-server.ts';
import { addStaff, signInStaff } from '../../steps/staff.ts';
import { expect } from '../../steps/test.ts';

test.slow();
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const closed = 'We are counting our pens. Back on Monday at nine.';

test('S1 §8, S2 §2 §4 checkout is closed and opened again from the badge and from the settings page', async ({
  page,
  context,
  ownServer,
}) => {
  await signInStaff(page, await addStaff(ownServer.env));
  const visitor = await context.newPage();
  await visitor.goto('/');
  const badge = page.getByRole('button', { name: /^Checkout Status/ });
  await expect(badge).toHaveAccessibleName('Checkout Status: Enabled');

  // A load that fails says so where the settings would stand.
  await page.route('**/api/admin/settings/checkout', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto('/admin/settings');
  await expect(page.getByRole('alert')).toContainText('Failed to load checkout settings');
  await page.unroute('**/api/admin/settings/checkout');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('switch', { name: 'Enable Checkout' })).toBeChecked();
  await expect(page.getByText('Never changed so far').first()).toBeVisible();
  await expectNoViolation(page, 'settings');

  await page.goto('/admin/orders');
  await badge.click();
  const dialog = page.getByRole('dialog', { name: 'Checkout Settings' });
  const enable = dialog.getByRole('switch', { name: 'Enable Checkout' });
  const onLanding = dialog.getByRole('switch', { name: 'Show Message on Landing Page' });
  const message = dialog.getByLabel('Maintenance Message');
  const save = dialog.getByRole('button', { name: 'Save Changes' });
  const offEffect = "When disabled, users won't be able to purchase subscriptions or make payments.";
  await expect(enable).toBeChecked();
  await expect(onLanding).not.toBeChecked();
  await expect(message).toHaveValue('Checkout is currently unavailable. Please try again later.');
  await expect(dialog.getByText(offEffect)).toBeHidden();
  await message.fill('  ');
  await save.click();
  await expect(dialog.getByText('Please enter a maintenance message')).toBeVisible();
  await expect(message).toBeFocused();
  await message.fill('x'.repeat(501));
  await expect(
    dialog.getByText('Please use at most 500 characters for the maintenance message'),
  ).toBeVisible();
  await message.fill(closed);
  await enable.click();
  await expect(dialog.getByText(offEffect)).toBeVisible();
  await expect(dialog.getByText('No message there: visitors learn it when they want to buy.')).toBeVisible();
  await onLanding.click();
  await expect(dialog.getByRole('figure', { name: 'At the top of the landing page' })).toContainText(closed);
  await expect(dialog.getByRole('figure', { name: 'When somebody wants to buy' })).toContainText(
    `Checkout Unavailable${closed}`,
  );
  await expectNoViolation(page, 'checkout settings dialog');

  // Switching off is asked for twice, and what fails is named part by part.
  const question = page.getByRole('dialog', { name: 'Disable checkout?' });
  await save.click();
  await expect(question).toContainText(closed);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await page.route('**/api/admin/settings/checkout', (route) => route.fulfill({ status: 500, body: '{}' }));
  await save.click();
  await question.getByRole('button', { name: 'Disable Checkout' }).click();
  for (const words of [
    'Failed to save settings',
    'Failed to update checkout status',
    'Failed to update maintenance message',
    'Failed to update landing page visibility',
  ])
    await expect(dialog.getByRole('alert').filter({ hasText: words })).toBeVisible();
  await page.unroute('**/api/admin/settings/checkout');
  await save.click();
  await question.getByRole('button', { name: 'Disable Checkout' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Settings saved').first()).toBeVisible();
  await expect(badge).toHaveAccessibleName('Checkout Status: Disabled');
  const warning = page.getByText('Checkout is currently disabled. Users cannot make purchases.');
  await expect(warning).toBeVisible();
  // A page that was open all the while follows by itself.
  await expect(visitor.getByText(closed)).toBeVisible();

  await badge.click();
  await expect(message).toHaveValue(closed);
  await message.fill('Forget this');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/admin/settings');
  const form = page.getByRole('main');
  await expect(form.getByLabel('Maintenance Message')).toHaveValue(closed);
  await expect(form.getByText('Checkout settings changed')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
  await expectNoViolation(page, 'settings with checkout closed, dark');
  // Another member of staff is faster: nobody replaces their words unaware.
  await form.getByRole('switch', { name: 'Enable Checkout' }).click();
  await visitor.evaluate(() =>
    fetch('/api/admin/settings/checkout', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ isEnabled: false, maintenanceMessage: 'Back on Tuesday', showOnLanding: true }),
    }),
  );
  await expect(form.getByText('Somebody else has changed these settings meanwhile.')).toBeVisible();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form.getByRole('switch', { name: 'Enable Checkout' })).not.toBeChecked();
  await expect(form.getByLabel('Maintenance Message')).toHaveValue('Back on Tuesday');
  await form.getByRole('switch', { name: 'Enable Checkout' }).click();
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(badge).toHaveAccessibleName('Checkout Status: Enabled');
  await expect(warning).toBeHidden();
  await expect(visitor.getByText('Back on Tuesday')).toBeHidden();

  // Decision 62: strict text rules filter as one types, from the next look at the builder on.
  const saveRules = form.getByRole('button', { name: 'Save text rules' });
  await expect(form.getByRole('radio', { name: /^Ask/ })).toBeChecked();
  await expect(saveRules).toBeDisabled();
  await visitor.goto('/builder');
  const name = visitor.getByLabel('Full name');
  await name.pressSequentially('R2 Iyer');
  await expect(name).toHaveValue('R2 Iyer');
  await form.getByRole('radio', { name: /^Strict/ }).check();
  await saveRules.click();
  await expect(form.getByText('Text rules changed')).toBeVisible();
  await expectNoViolation(page, 'settings with strict text rules');
  await visitor.goto('/builder');
  await visitor.getByRole('button', { name: 'Start fresh' }).click();
  await name.pressSequentially('R2 Iyer');
  await expect(name).toHaveValue('R Iyer');
  await expect(visitor.getByText('Taken out: 2.')).toBeVisible();
});
