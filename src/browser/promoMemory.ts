const KEY = 'promo';

/**
 * `data-promo` of `body`, by which the style of the bar hides it. Not of the root element, whose
 * other attributes go when the head of a page names one.
 */
const GONE = 'gone';

/**
 * A script for the HTML, in front of the bar: it hides a bar that the visitor has closed, or whose
 * webinar has ended since the build, before it is drawn. A bar that waited for React would jump.
 * @param campaign name of what the bar announces, as checked by its schema
 * @param until ISO moment from which the bar is gone
 */
export const promoScript = (campaign: string, until: string): string =>
  `try{if(Date.now()>=${Date.parse(until)}||localStorage.${KEY}==="${campaign}")document.body.dataset.${KEY}="${GONE}"}catch{}`;

/** Hides the bar now and on later visits, and gives the focus to the page, because its button is gone. */
export function closePromo(campaign: string): void {
  document.body.dataset[KEY] = GONE;
  document.getElementById('main')?.focus({ preventScroll: true });
  try {
    localStorage.setItem(KEY, campaign);
  } catch {
    // A browser that remembers nothing shows the bar again on the next visit.
  }
}
