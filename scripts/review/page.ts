import { readFileSync } from 'node:fs';
import path from 'node:path';
import { escape } from '../../src/http/escape';
import type {
  Cause,
  Change,
  Finding,
  Review,
  Verdict,
  Words,
} from '../../src/review/compare/review';
import {
  addressOf,
  COUNTED,
  isEverywhere,
  marked,
  ofVerdict,
  sentenceOf,
  sentenceParts,
  whyOf,
} from '../../src/review/show/say';

/** Where both sides can be opened; without, addresses are no links. */
export interface Sides {
  readonly here?: string | undefined;
  readonly base?: string | undefined;
}

const SHAPES: Readonly<Record<Verdict, string>> = {
  stop: '<path class="full" d="M5 0h6l5 5v6l-5 5H5l-5-5V5z"/><path class="bar" d="M4 8h8"/>',
  look: '<circle cx="8" cy="8" r="6.5"/>',
  fine: '<rect class="full" x="3" y="3" width="10" height="10"/>',
};

/** Shape first, then color. */
const sign = (verdict: Verdict): string =>
  `<svg class="sign ${verdict}" viewBox="0 0 16 16" aria-hidden="true">${SHAPES[verdict]}</svg>`;

const HEADS: Readonly<Record<Verdict, string>> = {
  stop: 'Stops the merge',
  look: 'Wants a look before you approve',
  fine: 'Fine',
};

const words = (parts: Words): string =>
  marked(
    parts.map((part) => (typeof part === 'string' ? escape(part) : part)),
    (text) => `<del>${escape(text)}</del>`,
    (text) => `<ins>${escape(text)}</ins>`,
  );

const finding = ({ verdict, says, verb, todo, at }: Finding): string =>
  `<div class="finding ${verdict}">${sign(verdict)}<p><b>${escape(says)}</b>${verb}: ${escape(todo)}${
    at ? `<span class="file">${escape(at.file)}</span>` : ''
  }</p></div>`;

function addresses({ pages }: Change, { here, base }: Sides): string {
  const shown = pages.map((page) => {
    const address = escape(addressOf(page));
    const open = [
      here && page.is ? `<a href="${escape(here + page.is)}">${address}</a>` : address,
      base && page.was ? `<a href="${escape(base + page.was)}">as it was</a>` : '',
    ];
    return open.filter(Boolean).join(' ');
  });
  return `<p class="addresses">${shown.join(', ') || 'Every page'}</p>`;
}

const factRow = ({ label, was, is }: Change['facts'][number]): string =>
  `<dt>${escape(label)}</dt><dd>${was ? `<del>${escape(was)}</del> ` : ''}${is ? `<ins>${escape(is)}</ins>` : ''}</dd>`;

const body = (change: Change, review: Review, sides: Sides): string =>
  [
    addresses(change, sides),
    `<p class="why">${escape(whyOf(change, review.causes))}</p>`,
    ...change.findings.map(finding),
    ...change.words.map(
      ({ where, parts }) =>
        `<div>${where ? `<p class="where">${escape(where)}</p>` : ''}<p class="words">${words(parts)}</p></div>`,
    ),
    change.facts.length > 0 ? `<dl>${change.facts.map(factRow).join('')}</dl>` : '',
  ].join('');

const titleOf = (change: Change): string =>
  isEverywhere(change) ? 'Every page' : escape(change.title);

function part(verdict: Verdict, review: Review, sides: Sides): string {
  const changes = ofVerdict(review, verdict);
  if (changes.length === 0) return '';
  const shown = changes.map((change) => {
    const content = body(change, review, sides);
    return verdict === 'fine'
      ? `<details id="c-${escape(change.id)}"><summary><b>${titleOf(change)}</b>${words(change.gist)}</summary><article class="fine">${content}</article></details>`
      : `<article class="${verdict}" id="c-${escape(change.id)}"><h3>${titleOf(change)}</h3>${content}</article>`;
  });
  return `<section class="part" id="${verdict}" aria-labelledby="h-${verdict}"><div class="in"><h2 id="h-${verdict}">${sign(verdict)} ${HEADS[verdict]}</h2>${shown.join('')}</div></section>`;
}

const mark = (change: Change): string =>
  `<li><a href="#c-${escape(change.id)}"><span class="hidden">${titleOf(change)}: ${COUNTED[change.verdict](1).slice(2)}</span>${sign(change.verdict)}</a></li>`;

function cause({ id, name, says, file }: Cause, { changes }: Review): string {
  const moved = changes.filter(({ causes }) => causes.includes(id));
  const pages = moved.reduce((sum, change) => sum + change.pages.length, 0);
  const reaches = moved.some(isEverywhere) ? 'every page' : String(pages);
  return `<tr><th scope="row">${escape(name)}: ${escape(says)}<span class="file">${escape(file)}</span></th><td class="n">${reaches}</td><td><ul class="marks">${moved.map(mark).join('')}</ul></td></tr>`;
}

const reach = (review: Review): string =>
  review.causes.length === 0
    ? ''
    : `<section class="part" aria-labelledby="h-reach"><div class="in"><h2 id="h-reach">What was changed, and how far it reaches</h2><table><thead><tr><th scope="col">Changed by hand</th><th scope="col">Pages</th><th scope="col">What became of them</th></tr></thead><tbody>${review.causes.map((one) => cause(one, review)).join('')}</tbody></table></div></section>`;

const day = ({ on, what, at }: Review['days'][number]): string =>
  `<dt>${escape(on)}</dt><dd>${escape(what)} <span class="where">${escape(at)}</span></dd>`;

const build = ({ commit, builtAt, pages }: Review['here']): string =>
  `${escape((commit ?? 'no commit').slice(0, 7))}, built ${escape(builtAt.slice(0, 16).replace('T', ', '))} UTC, ${pages} pages`;

const worst = ({ base, changes }: Review): string => {
  if (!base && changes.length === 0) return 'none';
  return changes[0]?.verdict ?? 'fine';
};

/** The tokens of the site, without the font that would have to be loaded, and the styles of the page. */
const style = (): string =>
  ['src/styles/tokens.css', 'scripts/review/page.css']
    .map((file) => readFileSync(path.resolve(__dirname, '../..', file), 'utf8'))
    .join('\n')
    .replace(/@font-face \{[^}]*url\([^}]*\}/g, '')
    .replace(/\/\*.*?\*\//gs, '');

/**
 * A review as a page that stands alone: no script, nothing to load, kept from search engines. Fine changes
 * are one line each that opens.
 */
export function reviewPage(review: Review, sides: Sides = {}): string {
  const verdicts = (['stop', 'look', 'fine'] as const).filter(
    (verdict) => ofVerdict(review, verdict).length > 0,
  );
  const parts = sentenceParts(review);
  const heading = parts
    .map(
      (text, index) =>
        `<span>${escape(text)}${index < parts.length - 1 && review.base && review.changes.length > 0 ? ',' : ''}</span>`,
    )
    .join(' ');
  const counts = verdicts.map(
    (verdict) =>
      `<li class="${verdict}"><a href="#${verdict}">${sign(verdict)} ${COUNTED[verdict](ofVerdict(review, verdict).length)}</a></li>`,
  );
  const { here, base, days, drafts } = review;
  return `<!doctype html>
<html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Review: ${escape(sentenceOf(review))}</title><style>${style()}</style></head>
<body><a class="skip" href="#main">Skip to content</a><main id="main">
<section class="outcome ${worst(review)}" aria-labelledby="h-outcome"><div class="in"><p>${base ? `Compared with ${build(base)}` : 'Only the checks that need one side have run'}</p><h1 id="h-outcome">${heading}</h1>${counts.length > 0 ? `<ul class="counts">${counts.join('')}</ul>` : ''}</div></section>
${reach(review)}${(['stop', 'look', 'fine'] as const).map((verdict) => part(verdict, review, sides)).join('')}
${drafts.length > 0 ? `<section class="part" aria-labelledby="h-drafts"><div class="in"><h2 id="h-drafts">Drafts, which production does not show yet</h2><p>${drafts.map((page) => escape(addressOf(page))).join(', ')}</p></div></section>` : ''}
${days.length > 0 ? `<section class="part" aria-labelledby="h-days"><div class="in"><h2 id="h-days">Days that change the site by themselves</h2><dl>${days.map(day).join('')}</dl></div></section>` : ''}
</main><footer class="in"><p class="how">This build: ${build(here)}.</p></footer></body></html>
`;
}
