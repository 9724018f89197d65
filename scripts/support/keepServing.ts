import { Hint } from './hint';
import type { Platform } from './platform';

/** How often the platform may end by itself within `WINDOW` ms. */
const TIMES = 5;
const WINDOW = 60_000;

interface Serving {
  readonly start: () => Promise<Platform>;
  /** Ends when somebody asks for the end. */
  readonly interrupted: Promise<unknown>;
  readonly say: (sentence: string) => void;
  readonly now?: () => number;
}

/**
 * Serves until somebody asks for the end. Netlify's local server ends on requests that it cannot
 * read, such as `/%ff`; Netlify's network does not, so here it is started again.
 * @throws Hint if it keeps ending by itself.
 */
export async function keepServing(serving: Serving): Promise<void> {
  const { start, interrupted, say, now = Date.now } = serving;
  const ends: number[] = [];
  for (;;) {
    const platform = await start();
    const code = await Promise.race([interrupted.then(() => undefined), platform.ended]);
    await platform.stop();
    if (code === undefined) return;
    ends.push(now());
    const isTooOften = ends.length >= TIMES && now() - (ends.at(-TIMES) ?? 0) < WINDOW;
    if (isTooOften) throw new Hint(`The platform ended ${TIMES} times within a minute: giving up.`);
    say(`The platform ended by itself (exit code ${code}): starting it again.`);
  }
}
