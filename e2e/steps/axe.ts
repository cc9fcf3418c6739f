import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Run in the page itself: a third of the time that a runner with a page of its own takes. */
export const expectNoViolation = async (page: Page, state: string): Promise<void> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const found = await page.evaluate(async () => {
    // Halfway between two themes no colour is the one it will be; what inherits a colour follows later.
    for (;;) {
      await new Promise(requestAnimationFrame);
      const changing = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      if (changing.length === 0) break;
      await Promise.allSettled(changing.map(({ finished }) => finished));
    }
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`);
  });
  expect(found, state).toEqual([]);
};
