import { existsSync } from 'node:fs';
import { explainRedirect, type Explanation } from '../src/redirects/explain.ts';
import { builtRedirects, readRedirectOwners } from './support/redirectOwners.ts';

const MAX_HOPS = 5;

/** Prints how an address is redirected, hop by hop: `npm run explain -- /some/path?x=1`. */
function explain(args: readonly string[]): void {
  const [address] = args;
  if (args.length !== 1 || !address || !/^(?:\/|https?:\/\/)/.test(address)) {
    console.error('Give one address that starts with a slash: npm run explain -- "/some/path?x=1"');
    process.exitCode = 2;
    return;
  }
  const owned = readRedirectOwners(process.cwd());
  if (!existsSync(builtRedirects(process.cwd()))) {
    console.log('Former addresses of pages are not known before a build.\n');
  }
  let next: string | undefined = address;
  for (let hop = 0; next !== undefined && hop < MAX_HOPS; hop += 1) {
    const explanation = explainRedirect({ method: 'GET', url: next }, owned);
    print(next, explanation);
    const location: string | undefined = explanation.redirect?.location;
    next = location?.startsWith('/') ? location : undefined;
  }
}

function print(address: string, { rules, redirect }: Explanation): void {
  console.log(`GET ${address}`);
  const rows = rules.map(({ id, looksFor, matched, why }, index) => [
    String(index + 1),
    id,
    matched ? 'yes' : 'no',
    looksFor,
    why,
  ]);
  console.log(layOut([['', 'rule', 'matched', 'looks for', 'because'], ...rows]));
  const last = rules.at(-1);
  if (last?.matched) console.log(`Reason: ${last.reason}`);
  console.log(
    redirect
      ? `Answer: ${redirect.status} ${redirect.location}\n`
      : `Answer: no redirect; what stands at ${address} answers, or the 404 page\n`,
  );
}

function layOut(rows: readonly string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`)
    .map((line) => line.trimEnd())
    .join('\n');
}

explain(process.argv.slice(2));
