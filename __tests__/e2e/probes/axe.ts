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

/** Runs axe on what an expression in the page gives: a selector, or parts to include and exclude. */
async function run(page: Page, known: Known, parts: string): Promise<string[]> {
  // A tour brings it with each page (bringAxe).
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe);
  const { violations } = await page.evaluate<AxeResult>(
    `axe.run(${parts}, ${JSON.stringify(settingsOf(known))})`,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}

/** What axe finds wrong, on all of a page or in the part that a selector names. */
export const axeViolations = (
  page: Page,
  known: Known = 'nothing',
  part = 'html',
): Promise<string[]> => run(page, known, JSON.stringify(part));

/** The same on most pages, and a third of each. */
const AROUND = ':is(header, footer, aside):not(main *)';

const seenAround = new Set<string>();

/**
 * What axe finds wrong on a page of a tour: on all of it but the parts around its content that
 * stood on another page letter for letter, at the same width, and were looked at there.
 */
export async function newAxeViolations(page: Page, known: Known = 'nothing'): Promise<string[]> {
  const around = `[...document.querySelectorAll('${AROUND}')]`;
  const parts = await page.evaluate<string[]>(`${around}.map((part) => part.outerHTML)`);
  const keys = parts.map((html) => [page.viewportSize()?.width, known, html].join());
  const seen = keys.map((key) => seenAround.has(key));
  keys.forEach((key) => seenAround.add(key));
  const excluded = `${around}.filter((_, index) => ${JSON.stringify(seen)}[index])`;
  return run(page, known, `{ include: ['html'], exclude: ${excluded} }`);
}
