/** A signal that ends what waits after so many milliseconds; Safari 15 has no `AbortSignal.timeout`. */
export function deadline(milliseconds: number): AbortSignal {
  if ('timeout' in AbortSignal) return AbortSignal.timeout(milliseconds);
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds);
  return controller.signal;
}
