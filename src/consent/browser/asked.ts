import { CHOICE_PATTERN } from '../choice';

/**
 * `data-asked` of `body`, by which styles show the question and let the announcement wait: `heard`
 * where the browser sends Global Privacy Control. Of `body` as that of the announcement is
 * (promoMemory.ts).
 */
const KEY = 'asked';

/**
 * A script for the HTML, in front of the question: shows it to whoever has not chosen, before the
 * page is drawn. A question that waited for React would push the page down.
 */
export const askScript = `try{if(!${String(CHOICE_PATTERN)}.test(document.cookie))document.body.dataset.${KEY}=navigator.globalPrivacyControl?"heard":""}catch{}`;

/** The question is answered: the page moves up to its place. */
export const stopAsking = (): void => void delete document.body.dataset[KEY];

/**
 * Gives the focus to the beginning of the page where an answer has taken its button away. Gatsby's
 * router does the same after a change of page.
 */
export function focusPage(): void {
  if (document.activeElement !== document.body) return;
  document.getElementById('gatsby-focus-wrapper')?.focus({ preventScroll: true });
}
