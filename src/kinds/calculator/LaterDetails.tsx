import { Activity, lazy, memo } from 'react';
import type * as Module from './Details';
import './detailsStyles';
import { detailsId } from './ids';

const WAKE = 'roi-details';
const EVENTS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll', WAKE] as const;

/** Resolves on the visitor’s next action. */
const nextEvent = (): Promise<void> =>
  new Promise((resolve) => {
    const go = (): void => {
      for (const event of EVENTS) window.removeEventListener(event, go, { capture: true });
      resolve();
    };
    for (const event of EVENTS)
      window.addEventListener(event, go, { capture: true, passive: true });
  });

// Listens from the start, before hydration.
const firstEvent = typeof window === 'undefined' ? undefined : nextEvent();

const load = async (): Promise<typeof Module> => {
  try {
    return await import('./Details');
  } catch (cause) {
    // After a deploy the site reloads the page (src/browser/chunkReload.ts), keeping what was
    // typed. Offline, there is nothing to reload.
    if (navigator.onLine) void Promise.reject(new Error(String(cause), { cause }));
    await nextEvent();
    return load();
  }
};

const Details = lazy(async () => {
  const isShown = typeof document !== 'undefined' && document.getElementById(detailsId);
  if (isShown) await firstEvent;
  return { default: (await load()).Details };
});

/**
 * The details, a third of the page’s code. The built HTML is right until the visitor changes an
 * input, so React hydrates it on the visitor’s first action. Memoized, so that fields and result
 * never wait for its code.
 */
export const LaterDetails = memo(function LaterDetails(props: Module.DetailsProps) {
  return (
    <Activity>
      <Details {...props} />
    </Activity>
  );
});

/** Hydrates the details for inputs from the address or an earlier visit. */
export const wakeDetails = (): void => void window.dispatchEvent(new Event(WAKE));
