import { createStore } from '../store';

/** Which layer of the consent panel is open. */
export type Layer = 'none' | 'question' | 'choices';

export const consentLayer = createStore<Layer>('none');

/** A link to this anchor, from any page, opens the choices. Without scripts it leads to the policy. */
export const CHOICES_ANCHOR = '#cookie-choices';
