import { expectNoViolation } from '../../steps/axe.ts';
import { expect, type Locator, type Page, test } from '../../steps/test.ts';
import { openBuilder, toEducation, toExperience } from '../../steps/wizard.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const options = (page: Page) => list(page).getByRole('option');

const boxOf = async (found: Locator) => {
  const box = await found.boundingBox();
  if (!box) throw new Error('Not on the page');
  return { top: box.y, bottom: box.y + box.height, left: box.x, right: box.x + box.width };
};

/** Both in one moment: between two questions the page may have moved. */
const fieldAndBox = async (field: Locator, box: Locator) => {
  const boxElement = await box.elementHandle();
  return field.evaluate((input, list) => {
    if (!(list instanceof Element)) throw new Error('Not on the page');
    return { field: input.getBoundingClientRect().toJSON(), box: list.getBoundingClientRect().toJSON() };
  }, boxElement);
};

test('a town is chosen by keyboard, undone by itself, and one of one’s own is as good', async ({ page }) => {
  await openBuilder(page);
  const place = page.getByRole('combobox', { name: 'Location' });
  await expect(place).toHaveAttribute('aria-expanded', 'false');
  await place.click();
  await expect(list(page)).toBeHidden();
  await place.pressSequentially('pu');
  await expect(options(page).first()).toHaveText('Pune');
  expect(await options(page).count()).toBeLessThanOrEqual(8);
  await expect(place).toHaveAttribute('aria-expanded', 'true');
  await expect(place).toHaveAttribute('aria-autocomplete', 'list');
  await expect(place).toHaveAttribute('aria-controls', (await list(page).getAttribute('id')) ?? '');
  // Nothing is chosen beforehand.
  await expect(place).not.toHaveAttribute('aria-activedescendant');
  await expect(list(page).getByRole('option', { selected: true })).toHaveCount(0);
  const count = await options(page).count();
  await expect(page.getByRole('status').filter({ hasText: `${count} suggestions` })).toBeAttached();

  await page.keyboard.press('ArrowDown');
  const chosen = list(page).getByRole('option', { selected: true });
  await expect(chosen).toHaveText('Pune');
  await expect(place).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '');
  await expectNoViolation(page, 'open list of towns');
  await page.keyboard.press('Enter');
  await expect(place).toHaveValue('Pune');
  await expect(place).toBeFocused();
  await expect(list(page)).toBeHidden();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(place).toHaveValue('pu');

  // Escape closes and keeps the text; Tab leaves with it, whatever the arrows stand on.
  await place.fill('');
  await expect(list(page)).toBeHidden();
  await place.pressSequentially('Puna');
  await page.keyboard.press('Backspace');
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(place).toHaveValue('Pun');
  await page.keyboard.press('ArrowDown');
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(place).toHaveValue('Pun');
  await expect(list(page)).toBeHidden();
  await expect(place).not.toBeFocused();

  // A place that no list has, and another script, are not argued with.
  for (const own of ['Vadgaon Budruk', 'पुणे']) {
    await place.fill('');
    await place.pressSequentially(own);
    await expect(list(page)).toBeHidden();
    await place.press('Enter');
    await expect(place).toHaveValue(own);
  }
});

test('skills and tags: Enter adds one’s own words, whatever is offered below them', async ({ page }) => {
  await toExperience(page);
  await page.getByRole('tab', { name: 'Skills' }).click();
  const skill = page.getByRole('combobox', { name: 'Skill name' });
  await skill.pressSequentially('Tally');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Skills' }).getByRole('listitem')).toContainText(['Tally']);
  await expect(skill).toHaveValue('');
  await expect(list(page)).toBeHidden();
  await skill.pressSequentially('wound');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(skill).toHaveValue('Wound Care');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Skills' }).getByRole('listitem')).toContainText([
    'Tally',
    'Wound Care',
  ]);

  await page.getByRole('tab', { name: 'Projects' }).click();
  await page.getByRole('button', { name: 'Add Project' }).click();
  const technology = page.getByRole('combobox', { name: 'Technologies' });
  await technology.pressSequentially('rea');
  await expect(options(page).first()).toHaveText('React');
  await page.keyboard.press('Enter');
  const tags = page.getByRole('list', { name: 'Technologies added' });
  await expect(tags).toContainText('rea');
  await technology.pressSequentially('rea');
  await options(page).first().click();
  await expect(technology).toHaveValue('React');
  await expect(technology).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tags.getByRole('listitem')).toContainText(['rea', 'React']);
});

test('on a phone with its keyboard up the list leaves the field in sight and a finger chooses @phone', async ({
  page,
  hasTouch,
}) => {
  await toEducation(page);
  await page.getByRole('button', { name: 'Add Education' }).click();
  const school = page.getByRole('combobox', { name: 'School' });
  await school.focus();
  // As much as a keyboard leaves.
  await page.setViewportSize({ width: 360, height: 400 });
  const bars = page.locator('[data-bottom-bar]');
  const floor = (await boxOf(bars)).top;
  for (const [block, wanted] of [
    ['below the bars', 90],
    ['in the middle', 200],
    ['above the keyboard', floor - 50],
  ] as const) {
    await school.fill('');
    await school.evaluate(
      (input, top) => window.scrollBy(0, input.getBoundingClientRect().top - top),
      wanted,
    );
    await school.pressSequentially('gov');
    await expect(options(page).first()).toBeVisible();
    // Typing may still move the page: the box follows it in the next frame.
    await expect(async () => {
      const { field, box } = await fieldAndBox(school, list(page).locator('..'));
      expect(box.top >= field.bottom || box.bottom <= field.top, block).toBe(true);
      expect(box.top, block).toBeGreaterThanOrEqual(0);
      expect(box.left, block).toBeGreaterThanOrEqual(0);
      expect(box.right, block).toBeLessThanOrEqual(360);
      expect(box.bottom, block).toBeLessThanOrEqual(floor);
    }).toPass({ timeout: 5000 });
  }
  const wanted = options(page).first();
  const words = await wanted.innerText();
  if (hasTouch) {
    const { height = 0 } = (await wanted.boundingBox()) ?? {};
    expect(height).toBeGreaterThanOrEqual(44);
    await wanted.tap();
  } else await wanted.click();
  await expect(school).toHaveValue(words);
  await expect(school).toBeFocused();
  await expect(list(page)).toBeHidden();
});

test('without a network the field is a plain one, without a word', async ({ page }) => {
  await page.route(/\/cities-[^/]+\.js$/, (route) => route.abort('internetdisconnected'));
  await openBuilder(page);
  const place = page.getByLabel('Location');
  const asked = page.waitForEvent('requestfailed', (request) => /cities/.test(request.url()));
  await place.pressSequentially('Pu');
  await asked;
  await expect(list(page)).toBeHidden();
  await place.pressSequentially('ne');
  await expect(place).toHaveValue('Pune');
  await expect(page.getByRole('region', { name: 'Notifications' })).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('what the field would change is not offered, and what was pasted is not argued with', async ({
  page,
}) => {
  await toExperience(page);
  await page.getByRole('tab', { name: 'Skills' }).click();
  const skill = page.getByLabel('Skill name');
  await skill.pressSequentially('c');
  await expect(options(page).first()).toHaveText('Communication');
  for (const name of await options(page).allInnerTexts()) {
    await skill.fill(name);
    await expect(skill).toHaveValue(name);
  }
  await skill.fill('');
  await skill.pressSequentially('Tal');
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+X');
  await page.keyboard.press('ControlOrMeta+V');
  await expect(skill).toHaveValue('Tal');
  await expect(list(page)).toBeHidden();
});
