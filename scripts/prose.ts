import path from 'node:path';
import { formatContentError } from '../src/registry/check/contentError';
import { checkProse } from './prose/checkProse';
import { run } from './support/run';

/** `npm run prose [-- files]`: how the words read; of files that are named, also what waits. */
run(async () => {
  const named = process.argv.slice(2).map((file) => path.relative(process.cwd(), file));
  const { open, waiting } = await checkProse(
    process.cwd(),
    named.length > 0 ? new Set(named) : undefined,
  );
  for (const finding of open) console.error(formatContentError(finding));
  if (named.length > 0) {
    for (const finding of waiting) console.warn(`waits: ${formatContentError(finding)}`);
  }
  console.log(`${open.length} to change, ${waiting.length} in files that wait to be rewritten.`);
  process.exitCode = open.length === 0 ? 0 : 1;
});
