import { expect, type Page } from '@playwright/test';
import { datePart, next, stepHeading } from './wizard.ts';

/** What a person expects to find, by step: text by the path of its field, and entries by the name of their list. */
interface Expected {
  readonly fields: Map<string, string>;
  readonly lists: Map<string, string[]>;
}

/** One thing a hand does. Between any two of them, everything done before must be kept. */
export interface Stroke {
  readonly name: string;
  readonly step: number;
  /** Of the experience, which has three. */
  readonly tab: string | undefined;
  readonly act: (page: Page) => Promise<void>;
  readonly expect: (found: Expected) => void;
  /** A letter, which is typed together with those before it in the same field. */
  readonly letter?: { readonly path: string; readonly sign: string };
}

const steps = ['Personal Info', 'Education', 'Experience', 'About Me', 'Download'] as const;

/** A date's three parts stand in one field: `workExperience.0.startDate:year`. */
const control = (page: Page, path: string) => {
  const [field = '', part] = path.split(':');
  const found = page.locator(`[data-field="${field}"]`);
  return part === undefined ? found : found.getByLabel(part);
};

/** Typed at the end of what stands there, as after coming back to it. */
const typeAt = async (page: Page, path: string, text: string) => {
  const [field = '', part] = path.split(':');
  if (part === 'Day') await datePart(page.locator(`[data-field="${field}"]`), part);
  await control(page, path).focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(text);
};

class Walk {
  readonly strokes: Stroke[] = [];
  #step = 0;
  #tab: string | undefined;

  #add(
    name: string,
    act: Stroke['act'],
    expected: Stroke['expect'] = () => undefined,
    letter?: Stroke['letter'],
  ): this {
    this.strokes.push({
      name,
      step: this.#step,
      tab: this.#tab,
      act,
      expect: expected,
      ...(letter && { letter }),
    });
    return this;
  }

  type(path: string, text: string): this {
    let typed = '';
    for (const sign of text) {
      typed += sign;
      const now = typed;
      this.#add(
        `${path} “${now}”`,
        (page) => typeAt(page, path, sign),
        ({ fields }) => fields.set(path, now),
        { path, sign },
      );
    }
    return this;
  }

  choose(path: string, value: string): this {
    return this.#add(
      `${path} ${value}`,
      async (page) => void (await control(page, path).selectOption(value)),
      ({ fields }) => fields.set(path, value),
    );
  }

  date(path: string, [day, month, year]: readonly [string, string, string]): this {
    return this.type(`${path}:Day`, day).type(`${path}:Year`, year).choose(`${path}:Month`, month);
  }

  check(path: string): this {
    return this.#add(
      path,
      async (page) => void (await control(page, path).check()),
      ({ fields }) => fields.set(path, 'on'),
    );
  }

  press(name: string): this {
    return this.#add(name, (page) => page.getByRole('button', { name, exact: true }).click());
  }

  tab(name: string): this {
    this.#add(name, (page) => showTab(page, name));
    this.#tab = name;
    return this;
  }

  /** Enter takes what was typed into a list: out of its fields, into an item that shows these words. */
  enter(path: string, list: string, words: string, taken = path): this {
    return this.#add(
      `Enter in ${path}`,
      async (page) => {
        await control(page, path).focus();
        await page.keyboard.press('Enter');
      },
      (found) => take(found, taken, list, words),
    );
  }

  /** The form is done with. */
  add(button: string, list: string, path: string, words: string): this {
    return this.#add(
      button,
      async (page) => {
        await page.getByRole('button', { name: button, exact: true }).click();
        await expect(page.getByRole('list', { name: list })).toContainText(words);
      },
      (found) => take(found, path, list, words),
    );
  }

  next(): this {
    const to = steps[this.#step + 1] ?? '';
    this.#add(`Next to ${to}`, async (page) => {
      await next(page);
      await expect(stepHeading(page, to)).toBeVisible();
    });
    this.#step += 1;
    this.#tab = to === 'Experience' ? 'Work Experience' : undefined;
    return this;
  }
}

const take = ({ fields, lists }: Expected, path: string, list: string, words: string) => {
  for (const typed of [...fields.keys()])
    if (typed === path || typed.startsWith(`${path}.`)) fields.delete(typed);
  lists.set(list, [...(lists.get(list) ?? []), words]);
};

const english = 'Led a team of 12 engineers who rebuilt the search.';
const hindi = 'बारह लोगों के साथ खोज को फिर से बनाया और हर महीने के बिल समय पर भेजे गए।';

/** A professional, from the first digit of the birthday to the last step; some of it in another script. */
export const professionalStrokes = (): readonly Stroke[] =>
  new Walk()
    .date('personalInfo.dateOfBirth', ['12', '4', '1996'])
    .type('personalInfo.fullName', 'आशा राव')
    .type('personalInfo.email', 'asha.rao@example.com')
    .type('personalInfo.phone', '9876543210')
    .type('personalInfo.location', 'Pune')
    .next()
    .type('education.0.school', 'Sahyadri Institute')
    .choose('education.0.degree', 'undergraduate')
    .type('education.0.field', 'Commerce')
    .date('education.0.graduationDate', ['31', '5', '2018'])
    .add('Add Education', 'Education', 'education.0', 'Sahyadri Institute')
    .press('Add Education')
    .type('education.1.school', 'पुणे विद्यापीठ')
    .choose('education.1.degree', 'postgraduate')
    .type('education.1.field', 'वाणिज्य')
    .date('education.1.graduationDate', ['31', '5', '2020'])
    .add('Add Education', 'Education', 'education.1', 'पुणे विद्यापीठ')
    .next()
    .type('workExperience.0.company', "Rao's Ledgers")
    .type('workExperience.0.position', 'Clerk')
    .date('workExperience.0.startDate', ['1', '8', '2020'])
    .date('workExperience.0.endDate', ['30', '6', '2022'])
    .type('workExperience.0.description', english)
    .add('Add Experience', 'Work experience', 'workExperience.0', "Rao's Ledgers")
    .press('Add Experience')
    .type('workExperience.1.company', 'केसर')
    .type('workExperience.1.position', 'Manager')
    .date('workExperience.1.startDate', ['4', '7', '2022'])
    .check('workExperience.1.current')
    .type('workExperience.1.description', hindi)
    .add('Add Experience', 'Work experience', 'workExperience.1', 'केसर')
    .tab('Skills')
    .type('skills.0.name', 'Tally')
    .enter('skills.0.name', 'Skills', 'Tally', 'skills.0')
    .type('skills.1.name', 'हिंदी')
    .choose('skills.1.level', 'Expert')
    .enter('skills.1.name', 'Skills', 'हिंदी', 'skills.1')
    .tab('Projects')
    .press('Add Project')
    .type('projects.0.name', 'Ledger Lens')
    .type('projects.0.technologyText', 'React')
    .enter('projects.0.technologyText', 'Technologies added', 'React')
    .type('projects.0.technologyText', 'SQLite')
    .type('projects.0.description', english)
    .add('Add Project', 'Projects', 'projects.0', 'React · SQLite')
    .next()
    .type('summary', hindi)
    .press('Add Certificate')
    .type('certificates.0.name', 'Cost Accounts')
    .type('certificates.0.issuer', 'Example Academy')
    .date('certificates.0.date', ['15', '3', '2021'])
    .add('Add Certificate', 'Certificates', 'certificates.0', 'Cost Accounts')
    .check('declaration')
    .next().strokes;

/** Does the strokes from one to another (not included) without a pause. */
export const perform = async (
  page: Page,
  strokes: readonly Stroke[],
  from: number,
  to: number,
): Promise<void> => {
  for (let index = from; index < to; ) {
    const { letter, act } = strokes[index] ?? {};
    if (letter === undefined) {
      await act?.(page);
      index += 1;
      continue;
    }
    let text = '';
    for (; index < to && strokes[index]?.letter?.path === letter.path; index++)
      text += strokes[index]?.letter?.sign;
    await typeAt(page, letter.path, text);
  }
};

/** What must be there after the first `count` strokes, step by step. */
const expectedAfter = (strokes: readonly Stroke[], count: number): ReadonlyMap<number, Expected> => {
  const found = new Map<number, Expected>();
  for (const stroke of strokes.slice(0, count)) {
    const here = found.get(stroke.step) ?? { fields: new Map(), lists: new Map() };
    found.set(stroke.step, here);
    stroke.expect(here);
    // Tags belong to their project: they are shown by its entry from then on.
    if (here.lists.has('Projects')) here.lists.delete('Technologies added');
  }
  return found;
};

const tabOf: readonly (readonly [string, string])[] = [
  ['workExperience.', 'Work Experience'],
  ['skills.', 'Skills'],
  ['projects.', 'Projects'],
];
const tabOfList: Readonly<Record<string, string>> = {
  'Work experience': 'Work Experience',
  Skills: 'Skills',
  Projects: 'Projects',
  'Technologies added': 'Projects',
};

const showTab = async (page: Page, name: string | undefined) => {
  if (name !== undefined) await page.getByRole('tab', { name }).click();
};

const textIn = (page: Page, path: string) =>
  control(page, path).evaluate((node) => {
    if (node instanceof HTMLInputElement && node.type === 'checkbox') return node.checked ? 'on' : '';
    const isControl =
      node instanceof HTMLInputElement ||
      node instanceof HTMLTextAreaElement ||
      node instanceof HTMLSelectElement;
    return isControl ? node.value : undefined;
  });

const expectOnStep = async (page: Page, { fields, lists }: Expected, when: string) => {
  for (const [path, text] of fields) {
    await showTab(page, tabOf.find(([prefix]) => path.startsWith(prefix))?.[1]);
    await expect.poll(() => textIn(page, path), { message: `${when}: ${path}` }).toBe(text);
  }
  for (const [list, items] of lists) {
    await showTab(page, tabOfList[list]);
    await expect(
      page.getByRole('list', { name: list }).getByRole('listitem'),
      `${when}: ${list}`,
    ).toContainText(items);
  }
};

/**
 * Looks at every step that was reached, the current one first, and comes back to it. `when` begins every complaint.
 */
export const expectAllKept = async (
  page: Page,
  strokes: readonly Stroke[],
  count: number,
  when: string,
): Promise<void> => {
  const expected = expectedAfter(strokes, count);
  // The step that the next stroke is made on.
  const at = strokes[count]?.step ?? steps.length - 1;
  const shown = page.locator('#builder-step');
  await expect(shown.getByRole('heading', { level: 2, name: steps[at] ?? '' }), when).toBeVisible();
  const here = expected.get(at);
  if (here) await expectOnStep(page, here, when);
  if (at === 0) return;
  await page.getByRole('navigation').getByRole('button', { name: steps[0] }).click();
  for (let step = 0; step < at; step++) {
    await expect(stepHeading(page, steps[step] ?? '')).toBeVisible();
    const there = expected.get(step);
    if (there) await expectOnStep(page, there, when);
    await next(page);
  }
  await expect(stepHeading(page, steps[at] ?? '')).toBeVisible();
  await showTab(page, strokes[count]?.tab);
};
