import { inWords } from '../../../time/inWords';
import { KINDS, VERDICTS, type Build, type Review, type Verdict } from '../../compare/review';
import { COUNTED, ofVerdict, sentenceParts, unseenCode } from '../say';
import { html, type Html } from './html';
import type { Shown } from './sides';
import { arrow, KIND_NAMES, sign } from './signs';

/** `November 23, 2026, 16:40 UTC` */
export const momentOf = ({ builtAt }: Build): string =>
  `${inWords(builtAt.slice(0, 10))}, ${builtAt.slice(11, 16)}\u00a0UTC`;

/** What the opening is colored by: the worst of all, or nothing where nothing could be compared. */
const worstOf = (review: Review): Verdict | 'none' => {
  const [first] = review.changes;
  if (first) return first.verdict;
  if (!review.base) return 'none';
  return unseenCode(review).length > 0 ? 'look' : 'fine';
};

const heading = (review: Review): Html => {
  const parts = sentenceParts(review);
  const isList = review.base !== undefined && review.changes.length > 0;
  return html`<h1 id="h-outcome">
    ${parts.map((part, index) => html`<span>${part}${isList && index < parts.length - 1 && ','}</span> `)}
  </h1>`;
};

/** The kinds of what was found, by name: `Prices, dates, words`. */
function kindsOf(review: Review, verdict: Verdict): string {
  const found = new Set(
    ofVerdict(review, verdict).flatMap(({ findings, kinds }) =>
      findings.length > 0 ? findings.map(({ kind }) => kind) : kinds,
    ),
  );
  const names = KINDS.filter((kind) => found.has(kind)).map((kind) => KIND_NAMES[kind]);
  const [first = '', ...others] = names;
  return [first, ...others.map((name) => name.toLowerCase())].join(', ');
}

function count(review: Review, verdict: Verdict): Html {
  const many = ofVerdict(review, verdict).length;
  const said = COUNTED[verdict](many).replace(/^\d+ /, '');
  const what = html`<b>${many}</b
    ><span class="said">${sign(verdict)} <span class="saidWords">${said}</span></span
    ><span class="kindsOf">${kindsOf(review, verdict)}</span>`;
  return html`<li class="${verdict}">
    ${many > 0 ? html`<a href="#${verdict}">${what}</a>` : html`<div>${what}</div>`}
  </li>`;
}

const compared = ({ base }: Review, { names, pullRequest }: Shown): Html =>
  html`<p class="what">
    ${pullRequest && html`<b>${pullRequest.name}.</b> `}${
      base
        ? html`Compared with ${names.base} of
            <time datetime="${base.builtAt}">${momentOf(base)}</time>.`
        : 'Only the checks that need one side have run.'
    }
  </p>`;

const startAt = (review: Review): Html | undefined => {
  const worst = VERDICTS.find((verdict) => ofVerdict(review, verdict).length > 0);
  if (!worst) return undefined;
  const many = ofVerdict(review, worst).length;
  const words = {
    stop: many === 1 ? 'Start with what stops it' : `Start with the ${many} that stop it`,
    look: many === 1 ? 'Look at the one that wants it' : `Start with the first of ${many}`,
    fine: 'See what follows',
  };
  return html`<a class="button action" href="#${worst}">${words[worst]}</a>`;
};

/** What came of it, in one sentence, and how many stop, want a look, are fine. */
export function outcome(review: Review, shown: Shown): Html {
  const { base, changes, days } = review;
  const isState = !base || changes.length === 0;
  const same =
    'Words, titles, addresses, redirects, forms, menus, prices and pictures are the same.';
  const rest =
    unseenCode(review).length > 0
      ? 'How pages look is for a person to see.'
      : 'Nothing here needs a reader.';
  const lead = base
    ? `${same} ${rest}`
    : (shown.missing ??
      'Nothing is wrong with this build: the comparison begins with the next base.');
  return html`<section class="outcome ${worstOf(review)}" aria-labelledby="h-outcome">
    <div class="in">
      <div class="outcomeTop">
        ${compared(review, shown)} ${heading(review)}
        ${isState && html`<p class="lead">${lead}</p>`}
        <div class="actions">
          ${startAt(review)}
          ${
            days.length > 0 &&
            html`<a class="arrowLink" href="#by-itself">What changes by itself next ${arrow}</a>`
          }
        </div>
      </div>
      ${
        changes.length > 0 &&
        html`<ul class="counts">
          ${VERDICTS.map((verdict) => count(review, verdict))}
        </ul>`
      }
    </div>
  </section>`;
}
