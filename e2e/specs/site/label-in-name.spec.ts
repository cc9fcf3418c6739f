import { signedInPerson } from '../../steps/people.ts';
import { buyPlan, saveResume } from '../../steps/subscriber.ts';
import { expect, type Page, test } from '../../steps/test.ts';
import { openBuilder, sampleToDownload, stepHeading } from '../../steps/wizard.ts';

test.slow();
test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface AccessNode {
  readonly role?: { readonly value?: string };
  readonly name?: { readonly value?: string };
  readonly ignored?: boolean;
  readonly backendDOMNodeId?: number;
}

const roles = new Set([
  'button',
  'link',
  'checkbox',
  'radio',
  'switch',
  'tab',
  'menuitem',
  'menuitemradio',
  'textbox',
  'combobox',
  'group',
]);

/**
 * WCAG 2.5.3: whoever speaks the words they see must be understood, so the name holds the visible words in their order.
 * Names are the browser's own, words are what is drawn on the control or on its label.
 */
const misnamed = async (page: Page): Promise<string[]> => {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('DOM.getDocument', { depth: -1, pierce: true });
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: AccessNode[] };
  const wrong: string[] = [];
  for (const { role, name, ignored, backendDOMNodeId } of nodes) {
    if (ignored || backendDOMNodeId === undefined || !roles.has(role?.value ?? '')) continue;
    const { object } = await session.send('DOM.resolveNode', { backendNodeId: backendDOMNodeId });
    if (object.objectId === undefined) continue;
    const { result } = await session.send('Runtime.callFunctionOn', {
      objectId: object.objectId,
      returnByValue: true,
      functionDeclaration: `function () {
        const seen = (node) => {
          if (node.nodeType === Node.TEXT_NODE) return node.data;
          if (node.nodeType !== Node.ELEMENT_NODE) return '';
          const style = getComputedStyle(node);
          const box = node.getBoundingClientRect();
          const hidden = style.display === 'none' || style.visibility === 'hidden' || (box.width <= 1 && box.height <= 1 && style.display !== 'contents');
          if (hidden || node.matches('option, input, select, textarea, [aria-hidden=true]')) return '';
          return [...node.childNodes].map(seen).join(style.display === 'inline' ? '' : ' ').concat(parseFloat(style.marginLeft) > 0 || parseFloat(style.marginRight) > 0 ? ' ' : '');
        };
        const spaced = (node) => {
          const style = getComputedStyle(node);
          return (parseFloat(style.marginLeft) > 0 ? ' ' : '') + seen(node);
        };
        if (this.tagName === 'FIELDSET') return this.querySelector('legend') ? seen(this.querySelector('legend')) : '';
        if (this.labels && this.labels.length > 0) return [...this.labels].map((label) => [...label.childNodes].map((child) => child.nodeType === 1 ? spaced(child) : seen(child)).join('')).join(' ');
        return this.matches('input, select, textarea, [role=group]') ? '' : seen(this);
      }`,
    });
    const words = String(result.value ?? '')
      .replace(/\s+/g, ' ')
      .trim();
    const spoken = (name?.value ?? '').replace(/\s+/g, ' ').trim();
    // A sign such as × or 1 is no word that anybody would say.
    if (!/\p{L}{2}/u.test(words)) continue;
    if (!spoken.toLowerCase().includes(words.toLowerCase())) wrong.push(`“${words}” is named “${spoken}”`);
  }
  await session.detach();
  return wrong;
};

test('the builder is named as it reads, on every step', async ({ page }) => {
  await openBuilder(page);
  await expect(page.getByRole('textbox', { name: 'LinkedIn optional', exact: true })).toBeVisible();
  expect(await misnamed(page), 'Personal Info').toEqual([]);
  await page.getByRole('button', { name: 'Import, export and samples' }).click();
  expect(await misnamed(page), 'menu').toEqual([]);
  await page.keyboard.press('Escape');
  await sampleToDownload(page);
  expect(await misnamed(page), 'Download').toEqual([]);
  for (const step of ['About Me', 'Experience', 'Education']) {
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(stepHeading(page, step)).toBeVisible();
    expect(await misnamed(page), step).toEqual([]);
  }
});

test('the account dialog and the dashboard are named as they read', async ({ page }) => {
  await page.goto('/plans');
  await page
    .getByRole('button', { name: /^Select/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(await misnamed(page), 'Sign in').toEqual([]);
  await dialog.getByRole('button', { name: 'Create an account' }).click();
  await expect(dialog.getByLabel('Full name')).toBeVisible();
  expect(await misnamed(page), 'Register').toEqual([]);
  await signedInPerson(page);
  await buyPlan(page, 'pro');
  await saveResume(page, 'Accounts jobs');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Accounts jobs' })).toBeVisible();
  expect(await misnamed(page), 'Dashboard').toEqual([]);
});
