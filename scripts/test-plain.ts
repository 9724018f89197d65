import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Hint } from './support/hint';
import { buildCold, copyProject } from './support/projectCopy';
import { run } from './support/run';

/**
 * `npm run test:plain`: builds a copy of the site by Gatsby's own means, and tests the HTML of it.
 * Names after it leave out only those (src/gatsby/optional.ts).
 */
run(() => {
  process.env['PLAIN_GATSBY'] = process.argv.slice(2).join(',') || 'all';
  // Pages know from it when they changed.
  process.env['GIT_DIR'] = path.resolve('.git');
  const copy = mkdtempSync(path.join(tmpdir(), 'plain-'));
  try {
    copyProject(copy);
    const { processor } = buildCold(copy);
    console.log(
      `Without ${process.env['PLAIN_GATSBY']}: ${Math.round(processor)} s of processor time.`,
    );
    const jest = ['node_modules/jest/bin/jest.js', '--selectProjects', 'site'];
    // It is heavier, and may be.
    const test = [...jest, '--testPathPatterns', '^(?!.*/site/weight)'];
    const { status } = spawnSync(process.execPath, test, { cwd: copy, stdio: 'inherit' });
    if (status !== 0) throw new Hint('Tests of the built site failed; their messages are above.');
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});
