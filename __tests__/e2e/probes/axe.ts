import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

// What passes is of no interest, and takes as long to write down as to find.
const RUN = 'axe.run({ resultTypes: ["violations"], preload: false })';

interface AxeResult {
  readonly violations: { readonly id: string; readonly nodes: { readonly html: string }[] }[];
}

/** What axe finds wrong. */
export async function axeViolations(page: Page): Promise<string[]> {
  // A page that is looked at once more has it already.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe);
  const { violations } = await page.evaluate<AxeResult>(RUN);
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}
