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
 * Serves until somebody asks for the end. Netlify's local server may end by a fault of its own, which
 * Netlify's network has not (docs/developers/platform.md): then it is started again.
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
