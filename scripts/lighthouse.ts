import { readArguments, readNumbers } from './measure/arguments';
import { startProxy } from './measure/compressingProxy';
import { findFreePort } from './measure/findFreePort';
import { audit } from './measure/lighthouse/audit';
import { findBelowLimit, formatScores, type Report } from './measure/lighthouse/scores';
import { failOn, missing } from './measure/report';
import { withSite } from './measure/site';
import { run } from './support/run';

/** `npm run lighthouse`: scores of each page on a phone, against the limits. */
run(async () => {
  const { addresses, values } = readArguments(process.argv.slice(2), {
    runs: { type: 'string', default: '1' },
  });
  const [runs = 1] = readNumbers('runs', values.runs);
  const port = await findFreePort();
  const browserOptions = {
    args: [`--remote-debugging-port=${port}`],
    // Playwright's own flag, which would fail an audit.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  };
  const reports = new Map<string, Report>();
  const failures: string[] = [];
  const auditAll = async (site: string): Promise<void> => {
    for (const address of addresses) {
      const { status } = await fetch(site + address);
      const report = status === 404 ? undefined : await audit(site + address, port, runs);
      if (report) reports.set(address, report);
      failures.push(...(report ? findBelowLimit(address, report) : [missing(address)]));
    }
  };
  await withSite(
    values.built,
    async (site) => {
      const proxy = await startProxy(site);
      await auditAll(proxy.url).finally(proxy.stop);
    },
    browserOptions,
  );
  console.log(formatScores(reports));
  failOn(failures);
});
