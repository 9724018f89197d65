import { checkContent } from '../src/content-model/check/checkContent';
import { formatProblem } from '../src/content-model/check/problem';
import { readContent } from '../src/content-model/check/readContent';

const tree = readContent();
const problems = checkContent(tree);
for (const problem of problems) console.error(formatProblem(problem));
console.log(
  problems.length === 0
    ? `${tree.files.size} content files, no errors.`
    : `${problems.length} problem${problems.length === 1 ? '' : 's'} in ${tree.files.size} content files.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
