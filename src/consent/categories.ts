/** What a visitor chooses about. `necessary` cannot be refused. */
export const categories = ['necessary', 'analytics', 'marketing'] as const;
export type Category = (typeof categories)[number];
/** A category that waits for a yes. */
export type Choosable = Exclude<Category, 'necessary'>;
export const choosable = categories.filter((category) => category !== 'necessary');

/** Name of the cookie that holds the choice: the only one before a yes. */
export const CHOICE_COOKIE = 'lintel_consent';

/**
 * What a browser refuses that sends Global Privacy Control (w3.org/TR/gpc): only advertising tells
 * others anything of a visitor.
 */
export const refusedBySignal: readonly Choosable[] = ['marketing'];

/**
 * Raised when a cookie or a service is added: everybody is asked again. The second, because in some
 * countries the switches of the first started on.
 */
export const REVISION = 2;
