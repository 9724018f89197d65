import { categories, medianRun, type Report } from './scores';

/**
 * The median of `runs` runs with Lighthouse's own mobile settings, in the browser that listens at
 * `port`.
 * @throws Error if Lighthouse could not load the page.
 */
export async function audit(url: string, port: number, runs: number): Promise<Report | undefined> {
  const { default: lighthouse } = await import('lighthouse');
  const reports: Report[] = [];
  for (let run = 0; run < runs; run += 1) {
    const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: categories });
    const { runtimeError } = result?.lhr ?? {};
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
    if (result) reports.push(result.lhr);
  }
  return medianRun(reports);
}
