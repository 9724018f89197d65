import { withdrawn } from '../choice';
import { choiceCookie } from '../choiceCookie';
import type { Choosable } from '../table';
import { updateConsent } from './dataLayer';
import { forget } from './forget';
import { applyServices } from './services';
import { permitted } from './signal';
import { storedChoice } from './storedChoice';

const reload = (): void => location.reload();

/**
 * Keeps what the visitor chose and acts on it: what was agreed to is loaded; what was withdrawn loses
 * its cookies, and the page is loaded afresh, because a script that runs cannot be taken back. What
 * the browser's signal refuses is not kept as a yes.
 */
export async function choose(asked: readonly Choosable[], startAgain = reload): Promise<void> {
  const granted = permitted(asked);
  const gone = withdrawn(storedChoice(), { granted, on: '' });
  const on = new Date().toISOString().slice(0, 10);
  try {
    document.cookie = choiceCookie({ granted, on }, location.protocol);
  } catch {
    // A browser that keeps nothing holds to it on this page alone.
  }
  updateConsent(granted);
  await applyServices(granted);
  if (gone.length === 0) return;
  forget(gone);
  startAgain();
}
