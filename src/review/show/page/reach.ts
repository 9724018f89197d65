import type { Cause, Change, Review } from '../../compare/review';
import { addressOf, isEverywhere, saysOf } from '../say';
import { html, type Html } from './html';
import { PART_NAMES, partOf } from './partOf';
import { NAMES, sign } from './signs';

/** How many marks a cell shows; the rest is counted. */
const MOST = 6;

interface Mark {
  readonly change: Change;
  readonly name: string;
  readonly part: string;
}

/** A mark for every page that a cause moved. */
const marksOf = ({ id }: Cause, { changes }: Review): Mark[] =>
  changes
    .filter(({ causes, pages }) => causes.includes(id) && pages.length > 0)
    .flatMap((change) =>
      change.pages.map((page) => ({
        change,
        name: page.title,
        part: partOf(addressOf(page)),
      })),
    );

const says = ({ name, change }: Mark): string =>
  `${name}: ${NAMES[change.verdict].toLowerCase()}. ${change.findings[0]?.says ?? ''}`.trim();

const mark = (one: Mark): Html =>
  html`<a
    class="mark"
    href="#c-${one.change.id}"
    data-for="${one.change.id}"
    data-says="${says(one)}"
    ><span class="hidden">${one.name}: ${NAMES[one.change.verdict].toLowerCase()}</span>${sign(
      one.change.verdict,
    )}</a
  >`;

const cell = (own: readonly Mark[], run: string): Html => {
  if (own.length === 0) return html`<td class="${run}"></td>`;
  const more = own.length - MOST;
  return html`<td class="${run}">
    <div class="marks">
      ${own.slice(0, MOST).map(mark)}${more > 0 && html`<span class="more">and ${more} more</span>`}
    </div>
  </td>`;
};

/** The cells of a row; a line runs from the first part that a cause reaches to the last. */
function cells(marks: readonly Mark[], parts: readonly string[]): Html[] {
  const own = parts.map((part) => marks.filter((one) => one.part === part));
  const isReached = ({ length }: readonly Mark[]): boolean => length > 0;
  const [first, last] = [own.findIndex(isReached), own.findLastIndex(isReached)];
  return own.map((of, index) => cell(of, index >= first && index < last ? 'run' : ''));
}

/** What every page shares is one mark, and a run of dots. */
const everywhere = (changes: readonly Change[], columns: number): Html =>
  html`<td colspan="${columns}">
    <div class="everywhere">
      ${changes.map((change) =>
        mark({ change, name: change.words[0]?.where ?? change.title, part: '' }),
      )}<span>Every page, shown once</span>
    </div>
  </td>`;

function row(cause: Cause, index: number, review: Review, parts: readonly string[]): Html {
  const marks = marksOf(cause, review);
  const shared = review.changes.filter(
    (change) => isEverywhere(change) && change.causes.includes(cause.id),
  );
  const reaches = shared.length > 0 ? review.here.pages : marks.length;
  const isShared = shared.length > 0 && marks.length === 0;
  return html`<tr>
    <th scope="row">
      <label class="cause"
        ><input type="radio" name="cause" value="${index}" /><span
          ><b>${saysOf(cause)}</b><span class="file">${cause.file}</span></span
        ><span class="n"
          >${reaches}<span class="hidden"> ${reaches === 1 ? 'page' : 'pages'}</span></span
        ></label
      >
    </th>
    ${isShared ? everywhere(shared, Math.max(1, parts.length)) : cells(marks, parts)}
  </tr>`;
}

/** `1 edit, and how far it reaches`; the day is nobody’s edit. */
const headOf = (causes: readonly Cause[]): string => {
  const edits = causes.filter(({ kind }) => kind !== 'day').length;
  if (edits === 0) return 'No edit, and another day';
  return edits === 1
    ? '1 edit, and how far it reaches'
    : `${edits} edits, and how far each one reaches`;
};

/** The one drawing of the page: what was changed by hand, and each page that it moved, by part of the site. */
export function reach(review: Review): Html | undefined {
  const { causes, unchanged, here } = review;
  if (causes.length === 0) return undefined;
  const used = new Set(causes.flatMap((one) => marksOf(one, review)).map(({ part }) => part));
  const parts = PART_NAMES.filter((name) => used.has(name));
  return html`<section class="reach in" aria-labelledby="h-reach">
    <div class="reachHead">
      <h2 id="h-reach">${headOf(causes)}</h2>
      <p>${unchanged} of ${here.pages} pages say the same words as before. These are the others.</p>
    </div>
    <table class="lanes">
      <caption class="hidden">
        What was changed by hand, and the pages that it reaches, by part of the site
      </caption>
      <thead>
        <tr>
          <th class="colCause" scope="col">Changed by hand, and how many pages it reaches</th>
          ${parts.map((name) => html`<th scope="col">${name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${causes.map((cause, index) => row(cause, index, review, parts))}
      </tbody>
    </table>
    <div class="lanesFoot">
      <p class="readOut" data-says-here>
        <span class="scripted"
          >Choose a line to see only what it moved; point at a mark to read what happened
          there.</span
        >
      </p>
      <ul class="key">
        ${(['stop', 'look', 'fine'] as const).map((verdict) => html`<li class="keyItem">${sign(verdict)} ${NAMES[verdict]}</li>`)}
        <li class="scripted">
          <button class="textButton" type="button" data-clear hidden>Show all lines</button>
        </li>
      </ul>
    </div>
  </section>`;
}
