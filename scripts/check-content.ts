import { checkContent } from '../src/registry/check/checkContent';
import { formatContentError } from '../src/registry/check/contentError';
import { readContent } from '../src/registry/check/readContent';

const tree = readContent();
const errors = checkContent(tree);
for (const error of errors) console.error(formatContentError(error));
console.log(
  errors.length === 0
    ? `${tree.files.size} content files, no errors.`
    : `${errors.length} error${errors.length === 1 ? '' : 's'} in ${tree.files.size} content files.`,
);
process.exitCode = errors.length === 0 ? 0 : 1;
