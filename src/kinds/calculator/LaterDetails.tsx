import { Activity, lazy, memo } from 'react';
import type * as Module from './Details';
import './detailsStyles';
import { detailsId } from './ids';

const WAKE = 'roi-details';
const EVENTS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll', WAKE] as const;

/** Resolves with the next thing that a visitor does. */
const nextEvent = (): Promise<void> =>
  new Promise((resolve) => {
    const go = (): void => {
      for (const event of EVENTS) window.removeEventListener(event, go, { capture: true });
      resolve();
    };
    for (const event of EVENTS)
      window.addEventListener(event, go, { capture: true, passive: true });
  });

// Listens from the first moment on, before React has the page.
const firstEvent = typeof window === 'undefined' ? undefined : nextEvent();

const load = async (): Promise<typeof Module> => {
  try {
    return await import('./Details');
  } catch (cause) {
    // After a deploy the site reloads the page (src/browser/chunkReload.ts), which knows what was
    // typed. Without a connection there is nothing to reload.
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
 * The details, whose code is a third of the page's. The HTML of the build is right for as long as
 * nobody has changed anything, so React takes it over with the first thing that a visitor does. Props
 * that stay the same do not touch it: fields and result never wait for its code.
 */
export const LaterDetails = memo(function LaterDetails(props: Module.DetailsProps) {
  return (
    <Activity>
      <Details {...props} />
    </Activity>
  );
});

/** For figures that nobody typed here: those of an address, or of an earlier visit. */
export const wakeDetails = (): void => void window.dispatchEvent(new Event(WAKE));
