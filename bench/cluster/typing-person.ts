import { type Browser, chromium, type Page } from 'playwright-core';

export interface TypingPerson {
  /** Stops typing, saves, and answers what was typed with what the page showed of trouble meanwhile. */
  finish(): Promise<{ readonly typed: string; readonly alarms: readonly string[] }>;
  close(): Promise<void>;
}

const words = 'I kept the accounts of a hospital wing and closed every month on its first day'.split(' ');
/** Well below what the field takes. */
const longest = 1_200;
const keyPauseMs = 60;
const patience = { timeout: 120_000 };

const toAboutMe = async (page: Page): Promise<void> => {
  for (const step of ['Education', 'Experience', 'About Me']) {
    await page.getByRole('button', { name: 'Next Step' }).click(patience);
    await page.getByRole('heading', { name: step, exact: true, level: 2 }).waitFor(patience);
  }
};

const save = async (page: Page): Promise<void> => {
  const accept = page.getByLabel('I accept this declaration');
  if ((await accept.count()) > 0) await accept.check(patience);
  await page.getByRole('button', { name: 'Next Step' }).click(patience);
  await page.getByRole('heading', { name: 'Download', exact: true, level: 2 }).waitFor(patience);
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().includes('/api/resumes/') && answer.ok(),
    patience,
  );
  await page.getByRole('button', { name: 'Save Resume' }).click(patience);
  const dialog = page.getByRole('dialog', { name: 'Save Resume' });
  await dialog.getByRole('button', { name: 'Save', exact: true }).click(patience);
  await saved;
};

const openPage = async (browser: Browser, site: string, cookies: string, resumeId: string): Promise<Page> => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await context.addCookies(
    cookies.split('; ').map((pair) => {
      const at = pair.indexOf('=');
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url: site };
    }),
  );
  const page = await context.newPage();
  await page.goto(`${site}/builder?resume=${resumeId}`, patience);
  await page.getByLabel('Full name').waitFor(patience);
  return page;
};

/** A person who goes on typing into a saved resume, whatever becomes of the database. */
export const startTyping = async (
  executablePath: string,
  site: string,
  cookies: string,
  resumeId: string,
): Promise<TypingPerson> => {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await openPage(browser, site, cookies, resumeId);
    await toAboutMe(page);
    const field = page.getByLabel('Professional summary');
    await field.fill('');
    await field.focus();
    let isTyping = true;
    let typed = '';
    const alarms = new Set<string>();
    const typing = (async () => {
      for (let place = 0; isTyping; place += 1) {
        const word = `${words[place % words.length]} `;
        if (typed.length + word.length > longest) {
          await field.fill('');
          typed = '';
        }
        await page.keyboard.type(word, { delay: keyPauseMs });
        typed += word;
        for (const text of await page.getByRole('alert').allInnerTexts())
          if (text.trim() !== '') alarms.add(text.trim());
      }
    })();
    // Closed in the middle of a word, it has nobody to tell.
    typing.catch(() => undefined);
    return {
      finish: async () => {
        isTyping = false;
        await typing;
        // A text that is long enough for the step, and ends as a sentence does.
        const end = 'That was typed while the database was away.';
        await page.keyboard.type(end, { delay: keyPauseMs });
        typed += end;
        await save(page);
        return { typed, alarms: [...alarms] };
      },
      close: async () => {
        isTyping = false;
        await browser.close();
        await typing.catch(() => undefined);
      },
    };
  } catch (error) {
    await browser.close();
    throw error;
  }
};
