import { flagsOf } from '../consentMode';
import type { Choosable } from '../table';

declare global {
  interface Window {
    /** What tags read: the first script of every page makes both (src/consent/headScript.ts). */
    dataLayer?: unknown[];
    gtag?: (...call: unknown[]) => void;
  }
}

/** Notes an event for the tags; they read it when, and if, they are there. */
export const push = (event: { readonly event: string } & Readonly<Record<string, unknown>>): void =>
  void (window.dataLayer ??= []).push(event);

/** Tells the tags what the visitor chose. */
export const updateConsent = (granted: readonly Choosable[]): void =>
  window.gtag?.('consent', 'update', flagsOf(granted));
