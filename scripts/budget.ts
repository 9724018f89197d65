import { readArguments } from './measure/arguments';
import { measurePage } from './measure/budget/measurePage';
import type { Readings } from './measure/budget/measures';
import { findOverLimit, formatReadings } from './measure/budget/verdict';
import { failOn, missing } from './measure/report';
import { withSite } from './measure/site';
import { run } from './support/run';

/** `npm run budget`: what a phone is sent for each page, against the limits (docs/developers/measuring.md). */
run(async () => {
  const { addresses, values } = readArguments(process.argv.slice(2), {});
  const measured = new Map<string, Readings>();
  const failures: string[] = [];
  await withSite(values.built, async (site, browser) => {
    for (const address of addresses) {
      const readings = await measurePage(browser, site, address);
      if (readings) measured.set(address, readings);
      failures.push(...(readings ? findOverLimit(address, readings) : [missing(address)]));
    }
  });
  console.log(formatReadings(measured));
  failOn(failures);
});
