import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Rules that follow from classes, and take two thirds of the time: what was seen need not be looked
 * at again. Colors are the same at every width, distances on every page.
 */
const KNOWN = {
  nothing: [],
  colors: ['color-contrast', 'link-in-text-block'],
  looks: ['color-contrast', 'link-in-text-block', 'target-size'],
};

type Known = keyof typeof KNOWN;

/** Read in the HTML of all pages (site/pages.test.ts). */
const HELD_ELSEWHERE = ['avoid-inline-spacing'];

// What passes is of no interest, and takes as long to write down as to find.
const settingsOf = (known: Known) => ({
  resultTypes: ['violations'],
  preload: false,
  rules: Object.fromEntries(
    [...KNOWN[known], ...HELD_ELSEWHERE].map((rule) => [rule, { enabled: false }]),
  ),
});

interface AxeResult {
  readonly violations: { readonly id: string; readonly nodes: { readonly html: string }[] }[];
}

/** Has axe in each page of a tab from its start: the browser is handed it once, and not for every page. */
export const bringAxe = (page: Page): Promise<unknown> => page.addInitScript(axe);

/** What axe finds wrong, on all of a page or in the part that a selector names. */
export async function axeViolations(
  page: Page,
  known: Known = 'nothing',
  part = 'html',
): Promise<string[]> {
  // A tour brings it with each page (bringAxe).
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe);
  const { violations } = await page.evaluate<AxeResult>(
    `axe.run(${JSON.stringify(part)}, ${JSON.stringify(settingsOf(known))})`,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}
