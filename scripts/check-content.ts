import { checkContent } from '../src/registry/check/checkContent';
import { formatContentError } from '../src/registry/check/contentError';
import { readContent } from '../src/registry/check/readContent';
import { changedFiles } from './prose/changedFiles';
import { checkProse } from './prose/checkProse';
import { run } from './support/run';

/** `npm run check:content`: what stops a build, and how the words of changed files read. */
run(async () => {
  const tree = readContent();
  const errors = checkContent(tree);
  for (const error of errors) console.error(formatContentError(error));
  console.log(
    errors.length === 0
      ? `${tree.files.size} content files, no errors.`
      : `${errors.length} error${errors.length === 1 ? '' : 's'} in ${tree.files.size} content files.`,
  );
  process.exitCode = errors.length === 0 ? 0 : 1;
  const changed = changedFiles();
  if (errors.length > 0 || changed.size === 0) return;
  for (const warning of await checkProse(process.cwd(), changed)) {
    console.warn(`warning: ${formatContentError(warning)}`);
  }
});
