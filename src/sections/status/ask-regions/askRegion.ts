/** How long a region has to answer, ms. */
const PATIENCE = 5000;

/** Milliseconds until a region answers; undefined if it does not, or if the browser is offline. */
export async function askRegion(address: string): Promise<number | undefined> {
  const begun = performance.now();
  try {
    const { ok } = await fetch(address, {
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(PATIENCE),
    });
    return ok ? Math.round(performance.now() - begun) : undefined;
  } catch {
    return undefined;
  }
}
