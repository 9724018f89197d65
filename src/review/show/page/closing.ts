import { formatCount } from '../../../format/number';
import { inWords } from '../../../time/inWords';
import { agendaOf, dayAfter, NEEDS, untilDay, type AgendaDay } from '../../agenda/agenda';
import type { Build, Cause, Review } from '../../compare/review';
import { addressOf, ofVerdict, saysOf, unseenCode } from '../say';
import { html, type Html } from './html';
import { momentOf } from './outcome';
import { isSameLook, shotsOf } from './shots';
import type { Shown } from './sides';
import { arrow, sign } from './signs';

/** How many days are shown; the rest of the year opens. */
const NEXT = 3;

const dayRow = ({ on, verdict, says, then, at }: AgendaDay): Html =>
  html`<li class="day ${verdict}">
    <time datetime="${on}">${inWords(on)}</time>
    <p>${says} <span>${then}</span></p>
    <p class="need">${sign(verdict)} ${NEEDS[verdict]} <span>${at}</span></p>
  </li>`;

/** What the site does by itself: the next three days, then the rest of the year. */
export function byItself({ days, here }: Review): Html | undefined {
  const today = here.builtAt.slice(0, 10);
  const { late, near } = untilDay(agendaOf(days), today, dayAfter(today, 365));
  const [next, rest] = [near.slice(0, NEXT), near.slice(NEXT)];
  if (late.length + near.length === 0) return undefined;
  return html`<section class="byItself" id="by-itself" aria-labelledby="h-itself">
    <div class="in byItselfIn">
      <div>
        <h2 id="h-itself">What changes by itself next</h2>
        <p class="soft">
          Nobody needs to merge anything for
          it.${late.length > 0 && ` ${late.length} ${late.length === 1 ? 'is' : 'are'} late already.`}
        </p>
        <a class="arrowLink" href="agenda.ics" download>All of it for your calendar ${arrow}</a>
      </div>
      <div>
        <ol>
          ${next.map(dayRow)}
        </ol>
        ${
          late.length > 0 &&
          html`<h3>Late today</h3>
            <ol>
              ${late.map(dayRow)}
            </ol>`
        }
        ${
          rest.length > 0 &&
          html`<details class="rest">
            <summary>And ${rest.length} more within a year</summary>
            <ol>
              ${rest.map(dayRow)}
            </ol>
          </details>`
        }
      </div>
    </div>
  </section>`;
}

const cause = (one: Cause): Html =>
  html`<div>
    <dt>${saysOf(one)}</dt>
    <dd>${one.file}</dd>
  </div>`;

/** What was changed and moved no page, and what production will not show yet. */
export const traceless = (review: Review, { here, shots }: Shown): Html | undefined => {
  const { silent, drafts, changes } = review;
  const said = new Set(changes.flatMap(({ pages }) => pages.map(addressOf)));
  const looks = [...(shots ?? [])].filter(([path, own]) => !said.has(path) && !isSameLook(own));
  if (silent.length + drafts.length + looks.length === 0) return undefined;
  return html`<section class="in traceless" aria-labelledby="h-traceless">
    <h2 id="h-traceless">Changed, and no word of a page with it</h2>
    <p class="soft">
      ${looks.length > 0 ? 'Words, links and heads are as they were. These pages look otherwise.' : 'The build read it, and every page says what it said. If you expected otherwise, begin here.'}
      ${looks.length === 0 && unseenCode(review).length > 0 && html`<code>npm run review -- --pictures</code> shows how it looks.`}
    </p>
    <dl class="held">
      ${silent.map(cause)}${drafts.map(
        (page) =>
          html`<div>
            <dt>${page.title}</dt>
            <dd>
              A draft, which production does not show yet:
              ${here === undefined ? addressOf(page) : html`<a href="${here}${addressOf(page)}">${addressOf(page)}</a>`}
            </dd>
          </div>`,
      )}
    </dl>
    ${looks.map(
      ([path, own]) =>
        html`<h3>${path}</h3>
          ${shotsOf(own)}`,
    )}
  </section>`;
};

const built = (build: Build): string =>
  `${(build.commit ?? 'no commit').slice(0, 7)}, built ${momentOf(build)}`;

const more = (was: number, is: number): string =>
  was === is ? 'as many as before' : `${was} before`;

/** Two numbers as one sentence: `14 bytes more`. */
function grown(was: number | undefined, is: number): string {
  if (was === undefined) return 'not there before';
  if (was === is) return 'as before';
  return `${formatCount(Math.abs(is - was))} bytes ${is > was ? 'more' : 'less'}`;
}

/** By what, and with what, it was compared. */
export function comparedHow(review: Review, { names }: Shown): Html {
  const { here, base, heaviest, changes } = review;
  const isSameForms = !changes.some(({ kinds }) => kinds.includes('forms'));
  const { was, is = 0 } = heaviest?.bytes ?? {};
  const facts: readonly (readonly [string, string, string?] | undefined)[] = [
    [`This build, ${names.here}`, built(here)],
    base && [`Compared with ${names.base}`, built(base)],
    base && ['Records', `Version ${here.version} on both sides`],
    ['Pages that answer', String(here.pages), base && more(base.pages, here.pages)],
    ['Redirects', String(here.redirects), base && more(base.redirects, here.redirects)],
    heaviest && [
      'Heaviest page',
      `${heaviest.title}, ${Math.round(is / 1000)}\u00a0KB`,
      base && grown(was, is),
    ],
    base && [
      'Forms and where they lead',
      isSameForms ? 'Every class and thank-you page is the same' : 'Changed: see above',
    ],
  ];
  return html`<section class="in comparedHow" aria-labelledby="h-how">
    <h2 id="h-how">How this was compared</h2>
    <dl class="held">
      ${facts.map(
        (one) =>
          one &&
          html`<div>
            <dt>${one[0]}</dt>
            <dd>${one[1]} ${one[2] && html`<span>${one[2]}</span>`}</dd>
          </div>`,
      )}
    </dl>
  </section>`;
}

/** What is left until it can be approved. */
export function approval(review: Review, { pullRequest }: Shown): Html {
  const stops = ofVerdict(review, 'stop').length;
  const done = review.base
    ? 'Nothing stops it: it’s yours to approve'
    : 'Nothing was compared yet: look at the preview before you approve';
  const left = `${stops === 1 ? 'One stop' : `${stops} stops`} to go, then it’s yours to approve`;
  return html`<section class="approval" aria-labelledby="h-approval">
    <div class="beam">
      <div class="in"><h2 id="h-approval">${stops > 0 ? left : done}</h2></div>
    </div>
    <div class="in door">
      ${
        review.changes.length > 0 &&
        html`<p class="scripted">
          Ticks stay in this browser. A tick comes off again when a later commit changes what became
          of its page.
        </p>`
      }
      ${pullRequest?.url && html`<a class="button outline" href="${pullRequest.url}">Back to the pull request</a>`}
    </div>
  </section>`;
}
