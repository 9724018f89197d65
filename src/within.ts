/**
 * Ends what waits for an answer after `ms` milliseconds. `AbortSignal.timeout` is younger than the
 * oldest browsers that the site is built for (`browserslist` in package.json).
 */
export function within(ms: number): AbortSignal {
  if (typeof AbortSignal.timeout === 'function') return AbortSignal.timeout(ms);
  const controller = new AbortController();
  setTimeout(() => controller.abort(), ms);
  return controller.signal;
}
