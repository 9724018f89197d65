import { MOST_JOBS, type BoardJob } from './board';

/** Under this name the browser keeps the board; the cookie policy says so. */
const KEY = 'board';

const isEntry = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  typeof value.at === 'string' &&
  'text' in value &&
  typeof value.text === 'string';

/** Whether this is a job as this version keeps it; what another one kept is left alone. */
function isJob(value: unknown, columns: number): value is BoardJob {
  if (typeof value !== 'object' || value === null) return false;
  const { id, title, place, priority, stage, owner, log } = value as Record<string, unknown>;
  return (
    [id, title, place].every((words) => typeof words === 'string') &&
    ['high', 'medium', 'low'].includes(priority as string) &&
    Number.isInteger(stage) &&
    (stage as number) >= 0 &&
    (stage as number) < columns &&
    (owner === undefined || typeof owner === 'string') &&
    Array.isArray(log) &&
    log.every(isEntry)
  );
}

/** The kept board; `undefined` where there is none, or none that this version understands. */
export function recallBoard(columns: number): BoardJob[] | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (!Array.isArray(kept) || kept.length > MOST_JOBS) return undefined;
    return kept.every((job) => isJob(job, columns)) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the board, or forgets it. A browser that may not keep anything shows it until the page closes. */
export function keepBoard(jobs: readonly BoardJob[] | undefined): void {
  try {
    if (jobs) localStorage.setItem(KEY, JSON.stringify(jobs));
    else localStorage.removeItem(KEY);
  } catch {
    // A private window, or a full one.
  }
}
