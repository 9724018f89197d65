import type { Review } from '../../compare/review';
import { sentenceOf } from '../say';
import { bench } from './bench';
import { approval, byItself, comparedHow, traceless } from './closing';
import { html, type Html } from './html';
import { outcome } from './outcome';
import { reach } from './reach';
import type { Shown } from './sides';

const logo = html`<svg viewBox="0 0 30 30" aria-hidden="true">
  <path d="M1 4h28v6.5h-3V27h-6V10.5H10V27H4V10.5H1z" />
</svg>`;

const head = ({ days }: Review, { here, base, names, pullRequest }: Shown): Html => {
  const links: readonly (readonly [name: string, href: string | undefined])[] = [
    [`Open ${names.here}`, here === undefined ? undefined : `${here}/`],
    [`Open ${names.base}`, base === undefined ? undefined : `${base}/`],
    ['Calendar', days.length > 0 ? '#by-itself' : undefined],
    [pullRequest?.name ?? '', pullRequest?.url],
  ];
  return html`<header class="head">
    <div class="in">
      <p class="logo">${logo}Lintel <span>Review</span></p>
      <nav aria-label="This review">
        <ul>
          ${links.map(([name, href]) => href && html`<li><a href="${href}">${name}</a></li>`)}
        </ul>
      </nav>
    </div>
  </header>`;
};

/** A strip with a mark for each page, where all of them have one color. */
const strip = ({ here, base, changes }: Review): Html | undefined =>
  changes.length > 0
    ? undefined
    : html`<div class="in strip ${!base && 'none'}">
        <i></i>
        <p>
          ${here.pages} pages, one mark each:
          ${base ? 'none says anything else than before' : 'none is compared'}.
        </p>
      </div>`;

const ways = ({ base }: Review): Html | undefined =>
  base
    ? undefined
    : html`<section class="in ways" aria-labelledby="h-ways">
        <h2 id="h-ways">Three ways to a comparison</h2>
        <ol>
          <li>
            <b>Wait for production.</b> Its next build writes /review/record.json. Then build this
            preview again.
          </li>
          <li>
            <b>Build the base once, on your machine.</b> <code>npm run review</code> says how, and
            keeps its record by commit.
          </li>
          <li>
            <b>Hand over a record,</b> from a file or an address:
            <code>npm run review -- --record record.json</code>
          </li>
        </ol>
      </section>`;

/**
 * A review as a page: what stops, what wants a look, what is fine, each with its cause and its words. Pure.
 * Everything can be read without its script (`client/`), which keeps ticks and filters.
 */
export const reviewPage = (review: Review, shown: Shown): string =>
  html`<!doctype html>
    <html lang="en-US">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Review: ${sentenceOf(review)}</title>
        <link rel="stylesheet" href="review.css" />
        <script src="review.js" defer></script>
      </head>
      <body>
        <a class="skip" href="#main">Skip to content</a>
        ${head(review, shown)}
        <main id="main">
          ${[outcome(review, shown), strip(review), ways(review), reach(review), bench(review, shown), traceless(review, shown), byItself(review), comparedHow(review, shown), approval(review, shown)]}
        </main>
      </body>
    </html> `.text;
