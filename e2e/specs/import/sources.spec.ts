import { testEngine, testInput } from '../../../packages/documents/src/testing/engine-node.ts';
import { chooseFile, dragFile, fileOf, type OwnFile, takeReviewed, zipOf } from '../../steps/bring.ts';
import { watchRequests } from '../../steps/requests.ts';
import { expect, type Page, test } from '../../steps/test.ts';
import { openBuilder } from '../../steps/wizard.ts';

test.slow();

const field = (page: Page, path: string) => page.locator(`[data-field="${path}"]`);

const pastedText = `Meera Das
Accountant
meera.das@example.com | +91 98765 43210 | Pune

PROFESSIONAL EXPERIENCE
Senior Accountant, Sahyadri Traders Pvt Ltd
Jun 2019 - till date
- Closed the books of three branches within four days of every month.

EDUCATION
B.Com, Savitribai Phule Pune University, 2017, 72%
`;

/** What LinkedIn gives to who asks for a copy of their data. */
const linkedInExport = (): OwnFile => ({
  name: 'Basic_LinkedInDataExport.zip',
  content: zipOf([
    {
      name: 'Profile.csv',
      content:
        'First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers\n' +
        'Meera,Das,,,,Accountant,Keeps books that add up.,Accounting,,"Pune, Maharashtra, India",,,\n',
    },
    {
      name: 'Email Addresses.csv',
      content: 'Email Address,Confirmed,Primary,Updated On\nmeera.das@example.com,Yes,Yes,\n',
    },
    { name: 'PhoneNumbers.csv', content: 'Extension,Number,Type\n,+91 98765 43210,Mobile\n' },
    {
      name: 'Positions.csv',
      content:
        'Company Name,Title,Description,Location,Started On,Finished On\n' +
        'Sahyadri Traders Pvt Ltd,Senior Accountant,Closed the books of three branches.,Pune,Jun 2019,\n',
    },
    {
      name: 'Education.csv',
      content:
        'School Name,Start Date,End Date,Notes,Degree Name,Activities\nSavitribai Phule Pune University,2014,2017,,B.Com,\n',
    },
    { name: 'Skills.csv', content: 'Name\nTally\nGST\n' },
  ]),
});

const sources: readonly (readonly [kind: string, file: () => OwnFile | Promise<OwnFile>, name: string])[] = [
  ['a PDF', () => fileOf('resume.pdf'), 'Meera Das'],
  ['a Word file', () => fileOf('resume.docx'), 'Meera Das'],
  ['a text file', () => ({ name: 'resume.txt', content: pastedText }), 'Meera Das'],
  ['LinkedIn’s export', linkedInExport, 'Meera Das'],
  [
    'a JSON Resume',
    () => ({
      name: 'resume.json',
      content: JSON.stringify({
        basics: { name: 'Meera Das', email: 'meera.das@example.com', phone: '9876543210' },
      }),
    }),
    'Meera Das',
  ],
  [
    'our own PDF',
    async () => ({ name: 'kalam.pdf', content: Buffer.from(await testEngine.pdf(testInput())) }),
    testInput().data.personalInfo.fullName,
  ],
];

test('every kind of resume comes into the draft, and no byte of it leaves the device', async ({
  page,
  context,
}) => {
  await openBuilder(page);
  await expect(page.getByText('Your resume appears here as you type')).toBeVisible();
  const sent = watchRequests(page, context);
  for (const [kind, make, name] of sources) {
    await test.step(kind, async () => {
      await dragFile(page, await make());
      await takeReviewed(page);
      await expect(field(page, 'personalInfo.fullName'), kind).toHaveValue(name);
      if (name === 'Meera Das') {
        await expect(field(page, 'personalInfo.email'), kind).toHaveValue('meera.das@example.com');
        await expect(field(page, 'personalInfo.phone'), kind).toHaveValue('9876543210');
      }
      await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
      await expect(field(page, 'personalInfo.fullName'), kind).toHaveValue('');
    });
  }
  expect(sent).toEqual([]);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a PDF is read once the builder has been opened', async ({ page, context }) => {
    await openBuilder(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    const isKept = () =>
      page.evaluate(async () => {
        const keys = await (await caches.open('kalam-assets')).keys();
        return ['reading-worker', 'import-dialog', 'bring-file', 'personal-info-step'].every((part) =>
          keys.some(({ url }) => url.includes(part)),
        );
      });
    await expect.poll(isKept, { timeout: 60_000 }).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await chooseFile(page.getByLabel('Choose a file'), fileOf('resume.pdf'));
    await takeReviewed(page);
    await expect(field(page, 'personalInfo.fullName')).toHaveValue('Meera Das');
  });
});
