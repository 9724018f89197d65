import type { Kind, Verdict } from '../../compare/review';
import { html, type Html } from './html';

const SHAPES: Readonly<Record<Verdict, Html>> = {
  stop: html`<path class="full" d="M5 0h6l5 5v6l-5 5H5l-5-5V5z" /><path class="bar" d="M4 8h8" />`,
  look: html`<circle cx="8" cy="8" r="6.5" />`,
  fine: html`<rect class="full" x="3" y="3" width="10" height="10" />`,
};

/** The sign of a verdict: shape first, then color. */
export const sign = (verdict: Verdict): Html =>
  html`<svg class="sign ${verdict}" viewBox="0 0 16 16" aria-hidden="true">
    ${SHAPES[verdict]}
  </svg>`;

const icon = (path: string): Html =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}" /></svg>`;

export const arrow = icon('M5 12h14M12 5l7 7-7 7');
export const arrowOut = icon('M7 17 17 7M8 7h9v9');

/** What a verdict is called in a key, and of one page. */
export const NAMES: Readonly<Record<Verdict, string>> = {
  stop: 'Stops',
  look: 'Wants a look',
  fine: 'Fine',
};

/** What a filter calls the kinds of changes. */
export const KIND_NAMES: Readonly<Record<Kind, string>> = {
  gone: 'Addresses',
  claims: 'Claims',
  titles: 'Titles',
  new: 'New pages',
  prices: 'Prices',
  dates: 'Dates',
  legal: 'Legal',
  forms: 'Forms',
  menus: 'Menus',
  pictures: 'Pictures',
  words: 'Words',
  links: 'Links',
};
