import pMap from 'p-map';
import { readArguments } from './measure/arguments';
import { measurePage } from './measure/budget/measurePage';
import type { Readings } from './measure/budget/measures';
import { findOverLimit, formatReadings } from './measure/budget/verdict';
import { failOn, missing } from './measure/report';
import { withSite } from './measure/site';
import { run } from './support/run';

/** Most of the time of a page is waiting; what is measured is no time. */
const PAGES_AT_ONCE = 5;

/** `npm run budget`: what a phone is sent for each page, against the limits (docs/developers/measuring.md). */
run(async () => {
  const { addresses, values } = readArguments(process.argv.slice(2), {});
  const found = new Map<string, Readings | undefined>();
  await withSite(values.built, async (site, browser) => {
    const measure = async (address: string) =>
      found.set(address, await measurePage(browser, site, address));
    await pMap(addresses, measure, { concurrency: PAGES_AT_ONCE });
  });
  const measured = new Map<string, Readings>();
  const failures: string[] = [];
  for (const address of addresses) {
    const readings = found.get(address);
    if (readings) measured.set(address, readings);
    failures.push(...(readings ? findOverLimit(address, readings) : [missing(address)]));
  }
  console.log(formatReadings(measured));
  failOn(failures);
});
