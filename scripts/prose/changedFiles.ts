import { execFileSync } from 'node:child_process';

const git = (...words: string[]): string[] =>
  execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean);

/** Files that differ from the last commit, and new ones; none where there is no repository. */
export function changedFiles(): Set<string> {
  try {
    return new Set([
      ...git('diff', '--name-only', '--diff-filter=d', '--relative', 'HEAD'),
      ...git('ls-files', '--others', '--exclude-standard'),
    ]);
  } catch {
    return new Set();
  }
}
