import { execFileSync } from 'node:child_process';

/**
 * Days on which the files below `content/` changed last, by their paths there, from the history of the
 * repository; none where there is no history, as in a copy without it.
 */
export function changedOn(): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  let log: string;
  try {
    log = execFileSync('git', ['log', '--format=%x00%cs', '--name-only', '--', 'content'], {
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return days;
  }
  for (const commit of log.split('\0').slice(1)) {
    const [day = '', ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) {
      const name = file.replace(/^content\//, '');
      if (!days.has(name)) days.set(name, day);
    }
  }
  return days;
}
