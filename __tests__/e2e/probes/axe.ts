import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

interface Look {
  /** Contrast takes half of the time, and follows from classes and width alone. */
  readonly isContrastKnown?: boolean;
}

// What passes is of no interest, and takes as long to write down as to find.
const settingsOf = ({ isContrastKnown = false }: Look) => ({
  resultTypes: ['violations'],
  preload: false,
  rules: { 'color-contrast': { enabled: !isContrastKnown } },
});

interface AxeResult {
  readonly violations: { readonly id: string; readonly nodes: { readonly html: string }[] }[];
}

/** Has axe in each page of a tab from its start: the browser is handed it once, and not for every page. */
export const bringAxe = (page: Page): Promise<unknown> => page.addInitScript(axe);

/** What axe finds wrong. */
export async function axeViolations(page: Page, look: Look = {}): Promise<string[]> {
  // A tour brings it with each page (bringAxe).
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe);
  const { violations } = await page.evaluate<AxeResult>(
    `axe.run(${JSON.stringify(settingsOf(look))})`,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}
