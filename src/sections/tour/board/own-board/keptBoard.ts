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

/** The board in a text that was kept; `undefined` if there is none, or none that this version understands. */
export function readBoard(text: string | null, columns: number): BoardJob[] | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (!Array.isArray(kept) || kept.length > MOST_JOBS) return undefined;
    return kept.every((job) => isJob(job, columns)) ? kept : undefined;
  } catch {
    return undefined;
  }
}

const listeners = new Set<() => void>();

/** Where the browser keeps nothing, the board lasts as long as the page. */
let held: string | null = null;

/** The board as a text, kept by the browser; changes in other tabs are told as well. */
export const keptBoard = {
  get(this: void): string | null {
    try {
      return localStorage.getItem(KEY) ?? held;
    } catch {
      return held;
    }
  },
  set(this: void, jobs: readonly BoardJob[] | undefined): void {
    held = null;
    try {
      if (jobs) localStorage.setItem(KEY, JSON.stringify(jobs));
      else localStorage.removeItem(KEY);
    } catch {
      held = jobs ? JSON.stringify(jobs) : null;
    }
    for (const listener of listeners) listener();
  },
  subscribe(this: void, listener: () => void): () => void {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  },
};
