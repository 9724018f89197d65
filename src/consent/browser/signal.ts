import { refusedBySignal, type Choosable } from '../categories.ts';

declare global {
  interface Navigator {
    /** Global Privacy Control (w3.org/TR/gpc); a server reads it as `Sec-GPC: 1` (forms/route/respond.ts). */
    readonly globalPrivacyControl?: boolean;
  }
}

/** Whether the browser asks for a category to stay off, whatever was or will be chosen. */
export const isRefusedBySignal = (category: Choosable): boolean =>
  navigator.globalPrivacyControl === true && refusedBySignal.includes(category);

/** What was agreed to, as far as the browser's signal lets it hold: also a yes of an earlier day. */
export const permitted = (granted: readonly Choosable[]): Choosable[] =>
  granted.filter((category) => !isRefusedBySignal(category));
