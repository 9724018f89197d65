import { formatContentError } from '../src/registry/check/contentError';
import { run } from './support/run';
import { checkVocabulary } from './vocabulary/checkVocabulary';
import { countVocabulary } from './vocabulary/countVocabulary';

/** `npm run vocabulary`: what states by itself what the kit has, and how much of it is left. */
run(async () => {
  const root = process.cwd();
  const { open, waiting } = await checkVocabulary(root);
  for (const finding of open) console.error(formatContentError(finding));
  const files = new Set(waiting.map(({ file }) => file));
  console.log(`${open.length} to change, ${files.size} files wait, with:`);
  for (const [what, count] of countVocabulary(root, [...open, ...waiting])) {
    console.log(`${String(count).padStart(6)} ${what}`);
  }
  process.exitCode = open.length === 0 ? 0 : 1;
});
