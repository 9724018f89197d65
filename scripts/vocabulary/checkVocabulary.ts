import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding } from '../support/finding';
import { sortLater, type Sorted } from '../support/later';
import { readFiles } from './readFiles';

const LATER = 'scripts/vocabulary/later.txt';

/** What sheets state and components cast though the kit has it; files of the list may wait. */
export async function checkVocabulary(root: string): Promise<Sorted> {
  const findings = [...(await checkSheets(root)), ...checkCasts(root)].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line,
  );
  const text = readFileSync(path.join(root, LATER), 'utf8');
  return sortLater(findings, { file: LATER, text }, () => true);
}

async function checkSheets(root: string): Promise<Finding[]> {
  // Both come as ES modules alone, which the other files here are not.
  const { default: stylelint } = await import('stylelint');
  const { config, keys } = await import('./rules.mts');
  const { results } = await stylelint.lint({
    cwd: root,
    configBasedir: root,
    config,
    files: 'src/{sections,kinds,ui,registry}/**/*.css',
    // The list is the only way to wait.
    ignoreDisables: true,
    allowEmptyInput: true,
  });
  return results.flatMap(({ source, warnings }) =>
    warnings.map(({ line, rule, text }) => ({
      file: path.relative(root, source ?? ''),
      line,
      key: keys[rule] ?? rule,
      message: text.replace(/ \([\w/-]+\)$/, ''),
      mayWait: true,
    })),
  );
}

function checkCasts(root: string): Finding[] {
  return readFiles(root, ['src/sections', 'src/kinds'], '.tsx').flatMap(({ file, text }) =>
    text.split('\n').flatMap((code, index) =>
      /\bas CSSProperties\b/.test(code)
        ? [
            {
              file,
              line: index + 1,
              key: 'cast',
              message: 'expected place() of src/ui/plot, got "as CSSProperties"',
              mayWait: true,
            },
          ]
        : [],
    ),
  );
}
