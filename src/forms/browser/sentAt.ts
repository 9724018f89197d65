import { useMemo } from 'react';
import { hereAt } from '../../time/local';
import { session } from '../../browser/session';
import { useHydrated } from '../../browser/useHydrated';

const KEY = 'form-sent-at';

/** The visitor's clock: `2027-03-18T17:30`. */
const clock = (): string => hereAt(Date.now());

/** Keeps the time for the page that follows, which may be loaded again later. */
export const rememberSent = (): void => void session.write(KEY, clock());

/**
 * When this tab sent its last form, by the visitor's clock; now, if it sent none. Unknown in the HTML
 * of the build.
 */
export function useSentAt(): string | undefined {
  const isHydrated = useHydrated();
  return useMemo(() => (isHydrated ? (session.read(KEY) ?? clock()) : undefined), [isHydrated]);
}
