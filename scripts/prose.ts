import path from 'node:path';
import { formatContentError } from '../src/registry/check/contentError';
import { checkProse } from './prose/checkProse';
import { run } from './support/run';

/** `npm run prose [-- files]`: how the words read. */
run(async () => {
  const named = process.argv.slice(2).map((file) => path.relative(process.cwd(), file));
  const findings = await checkProse(process.cwd(), named.length > 0 ? new Set(named) : undefined);
  for (const finding of findings) console.error(formatContentError(finding));
  console.log(`${findings.length} to change.`);
  process.exitCode = findings.length === 0 ? 0 : 1;
});
