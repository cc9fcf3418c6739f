import { expect, test } from '../../steps/test.ts';

/** What a browser does where workers are not allowed: a private window, blocked cookies, a rule of the house. */
const refusals = {
  'answers nothing': () => {
    ServiceWorkerContainer.prototype.register = () => {
      document.documentElement.dataset.refused = '';
      return Promise.resolve() as never;
    };
  },
  'rejects the registration': () => {
    ServiceWorkerContainer.prototype.register = () => {
      document.documentElement.dataset.refused = '';
      return Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
    };
  },
  'throws when it is asked': () => {
    ServiceWorkerContainer.prototype.register = () => {
      document.documentElement.dataset.refused = '';
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
  },
  'throws at the very name': () => {
    Object.defineProperty(Navigator.prototype, 'serviceWorker', {
      get: () => {
        document.documentElement.dataset.refused = '';
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  },
  'has the name and nothing behind it': () => {
    Object.defineProperty(Navigator.prototype, 'serviceWorker', {
      get: () => {
        document.documentElement.dataset.refused = '';
      },
    });
  },
};

for (const [refusal, play] of Object.entries(refusals))
  test(`a browser that refuses offline use and ${refusal} shows the builder all the same`, async ({
    page,
  }) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.addInitScript(play);
    await page.goto('/builder');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-refused');
    // Whatever follows from the refusal has followed after the next turn of the page.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    expect(complaints).toEqual([]);
  });
