import { expect, type Locator, type Page } from '@playwright/test';
import type { ResumeData } from '../../packages/domain/src/resumes/resume-model.ts';
import {
  personalDetailLabels,
  sectionFields,
} from '../../packages/domain/src/resumes/sections/extra-entry.ts';
import {
  extraSectionLabels,
  extraSections,
  isOwnSection,
} from '../../packages/domain/src/resumes/sections/section-keys.ts';
import { next, stepHeading } from './wizard.ts';

/** Types a whole resume by the keyboard, key by key, and keeps whatever is asked about. */

const control = (page: Page, path: string): Locator => page.locator(`[data-field="${path}"]`);

const type = async (field: Locator, text: string | undefined): Promise<void> => {
  if (!text) return;
  await field.focus();
  // What the account knows may stand there already.
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(text);
  await expect(field).toHaveValue(text);
};

/** `2019`, `2019-06` or `2019-06-30`. */
const typeDate = async (page: Page, path: string, date: string | undefined): Promise<void> => {
  if (!date) return;
  const field = control(page, path);
  const [year = '', month, day] = date.split('-');
  if (day !== undefined) {
    const add = field.getByRole('button', { name: 'Add the day' });
    if (await add.isVisible()) await add.click();
    await type(field.getByLabel('Day'), String(Number(day)));
  }
  if (month !== undefined) await field.getByLabel('Month').selectOption(String(Number(month)));
  await type(field.getByLabel('Year'), year);
};

const typeFields = async (
  page: Page,
  path: string,
  entry: object,
  fields: readonly string[],
): Promise<void> => {
  for (const field of fields) {
    const value: unknown = Reflect.get(entry, field);
    if (value === true) await control(page, `${path}.${field}`).check();
    if (typeof value !== 'string' || value === '') continue;
    if (/date$/i.test(field)) await typeDate(page, `${path}.${field}`, value);
    else if (['degree', 'marksKind', 'level'].includes(field))
      await control(page, `${path}.${field}`).selectOption(value);
    else await type(control(page, `${path}.${field}`), value);
  }
};

/** Every question on the screen is answered with "Keep as written". */
const keepAll = async (page: Page): Promise<void> => {
  const keep = page.getByRole('button', { name: 'Keep as written' });
  for (let left = await keep.count(); left > 0; left = await keep.count()) await keep.first().click();
};

/** Presses until the entry is in its list: a press asks first, about what was not asked on the way. */
const add = async (page: Page, button: string, list: string, place: number): Promise<void> => {
  const entry = page.getByRole('list', { name: list, exact: true }).getByRole('listitem').nth(place);
  await expect(async () => {
    await keepAll(page);
    if (!(await entry.isVisible())) await page.getByRole('button', { name: button, exact: true }).click();
    await expect(entry).toBeVisible({ timeout: 1_000 });
  }).toPass();
};

const open = async (page: Page, button: string, firstField: string): Promise<void> => {
  if (!(await control(page, firstField).isVisible()))
    await page.getByRole('button', { name: button, exact: true }).click();
};

const toStep = async (page: Page, name: string): Promise<void> => {
  await expect(async () => {
    await keepAll(page);
    if (!(await stepHeading(page, name).isVisible())) await next(page);
    await expect(stepHeading(page, name)).toBeVisible({ timeout: 1_000 });
  }).toPass();
};

const typeSkills = async (page: Page, list: 'skills' | 'fresherSkills', skills: ResumeData['skills']) => {
  for (const [index, skill] of skills.entries()) {
    await typeFields(page, `${list}.${index}`, skill, ['name', 'level']);
    await add(page, 'Add Skill', 'Skills', index);
  }
};

const typeProjects = async (
  page: Page,
  list: 'projects' | 'fresherProjects',
  projects: ResumeData['projects'],
) => {
  for (const [index, project] of projects.entries()) {
    const path = `${list}.${index}`;
    await open(page, 'Add Project', `${path}.name`);
    await typeFields(page, path, project, ['name', 'startDate', 'endDate', 'current', 'description', 'link']);
    for (const [tagIndex, tag] of project.technologies.entries()) {
      await type(control(page, `${path}.technologyText`), tag);
      await add(page, 'Add technology', 'Technologies added', tagIndex);
    }
    await add(page, 'Add Project', 'Projects', index);
  }
};

const addSection = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Add a section' }).click();
  const offered = page.getByRole('list', { name: 'Sections to add' });
  await offered.getByRole('button', { name: new RegExp(`^${name}`) }).click();
};

const typeExtras = async (page: Page, data: ResumeData): Promise<void> => {
  for (const key of extraSections) {
    const entries = data[key] ?? [];
    if (entries.length === 0 || isOwnSection(key)) continue;
    const name = extraSectionLabels[key];
    await addSection(page, name);
    for (const [index, entry] of entries.entries()) {
      if (key === 'personalDetails' && entry.kind) {
        await type(page.getByLabel(personalDetailLabels[entry.kind]), entry.detail);
        continue;
      }
      await open(page, `Add to ${name}`, `${key}.${index}.title`);
      await typeFields(
        page,
        `${key}.${index}`,
        entry,
        sectionFields[key].map(({ field }) => field),
      );
      await add(page, `Add to ${name}`, name, index);
    }
  }
};

/** From the empty first step to the last one. */
export const typeResume = async (page: Page, data: ResumeData): Promise<void> => {
  const { personalInfo } = data;
  await typeFields(page, 'personalInfo', personalInfo, ['fullName', 'headline', 'email', 'phone']);
  await typeDate(page, 'personalInfo.dateOfBirth', personalInfo.dateOfBirth);
  await typeFields(page, 'personalInfo', personalInfo, ['location', 'linkedin', 'website']);
  await toStep(page, 'Education');

  // The lowest first: nobody is asked whether a lower degree is worth a line.
  for (const [index, school] of data.education.toReversed().entries()) {
    const path = `education.${index}`;
    await open(page, 'Add Education', `${path}.school`);
    await typeFields(page, path, school, ['school', 'degree', 'degreeName', 'field', 'board', 'pursuing']);
    await typeFields(page, path, school, ['graduationDate', 'marksKind', 'gpa']);
    await add(page, 'Add Education', 'Education', index);
  }
  await toStep(page, 'Experience');

  if (data.isFresher) await page.getByLabel('I am a Fresher').check();
  for (const [index, job] of (data.isFresher ? data.trainingExperience : data.workExperience).entries()) {
    const [list, button, name] = data.isFresher
      ? (['trainingExperience', 'Add Training', 'Training experience'] as const)
      : (['workExperience', 'Add Experience', 'Work experience'] as const);
    const path = `${list}.${index}`;
    const first = 'role' in job ? ['organization', 'role'] : ['company', 'position'];
    await open(page, button, `${path}.${first[0]}`);
    await typeFields(page, path, job, [
      ...first,
      'location',
      'startDate',
      'endDate',
      'current',
      'description',
    ]);
    await add(page, button, name, index);
  }
  if (!data.isFresher) {
    await page.getByRole('tab', { name: 'Skills' }).click();
    await typeSkills(page, 'skills', data.skills);
    if (data.projects.length > 0) await page.getByRole('tab', { name: 'Projects' }).click();
    await typeProjects(page, 'projects', data.projects);
  }
  await toStep(page, 'About Me');

  await type(control(page, 'summary'), data.summary);
  for (const [index, certificate] of data.certificates.entries()) {
    const path = `certificates.${index}`;
    await open(page, 'Add Certificate', `${path}.name`);
    await typeFields(page, path, certificate, ['name', 'issuer', 'date', 'link']);
    await add(page, 'Add Certificate', 'Certificates', index);
  }
  if (data.fresherSkills) {
    await addSection(page, 'Skills');
    await typeSkills(page, 'fresherSkills', data.fresherSkills);
  }
  if (data.fresherProjects) {
    await addSection(page, 'Projects');
    await typeProjects(page, 'fresherProjects', data.fresherProjects);
  }
  await typeExtras(page, data);
  await page.getByLabel('I accept this declaration').check();
  await toStep(page, 'Download');
};
