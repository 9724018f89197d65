import { session } from './session';

/** Milliseconds within which a failed chunk reloads the page once (docs/specification.md, section 9). */
export const RELOAD_GUARD = 60_000;

const KEY = 'chunk-reload';

/** Whether something failed because a piece of the site's code did not arrive. */
export const isChunkFailure = (reason: unknown): boolean =>
  /ChunkLoadError|loading (css )?chunk \S+ failed/i.test(String(reason));

/**
 * Asks for the one reload, and notes it. Where nothing can be noted the answer is no: a reload
 * that cannot be counted could go on forever.
 */
export function mayReload(now = Date.now()): boolean {
  const last = Number(session.read(KEY) ?? -Infinity);
  return now - last >= RELOAD_GUARD && session.write(KEY, String(now));
}

/**
 * Takes the place of Gatsby's own answer to a chunk that fails outside of a navigation. Gatsby
 * reloads every time; this reloads once within the guard, and keeps query and fragment.
 */
export function guardChunks(reload: () => void): void {
  const onRejection = (event: PromiseRejectionEvent): void => {
    if (!isChunkFailure(event.reason)) return;
    event.stopImmediatePropagation();
    if (mayReload()) reload();
  };
  // Capture comes first on the window itself, whoever has listened for longer.
  window.addEventListener('unhandledrejection', onRejection, { capture: true });
}
