import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Hint } from './support/hint';
import { run } from './support/run';

/** `npm run make:types`: the GraphQL types, which every build writes, where there was no build yet. */
run(() => {
  if (existsSync('src/gatsby-types.d.ts')) return;
  const { status } = spawnSync('npm', ['run', 'build'], { stdio: 'inherit' });
  if (status !== 0) throw new Hint('The build failed; its messages are above.');
});
