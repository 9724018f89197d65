import { KINDS, VERDICTS, type Change, type Review, type Verdict } from '../../compare/review';
import { ofVerdict } from '../say';
import { fineChange, openChange } from './change';
import { html, type Html } from './html';
import { nameOf, type Shown } from './sides';
import { KIND_NAMES, sign } from './signs';

const HEADS: Readonly<Record<Verdict, (count: number) => string>> = {
  stop: (count) => (count === 1 ? 'One thing stops the merge' : `${count} things stop the merge`),
  look: (count) =>
    count === 1 ? 'One wants a look before you approve' : `${count} want a look before you approve`,
  fine: (count) => (count === 1 ? 'One follows, and is fine' : `${count} follow, and are fine`),
};

const NOTES: Readonly<Record<Verdict, string>> = {
  stop: 'The check is red until they are gone. Each says what to do.',
  look: 'Nothing is broken. A person who knows the matter should say yes.',
  fine: 'The changed words are in each line. Open one for the sentence around them.',
};

const LISTED: Readonly<Record<Verdict, string>> = {
  stop: 'Stops the merge',
  look: 'Wants a look',
  fine: 'Fine',
};

/** Which words are shown: the page needs no script for it. */
const modes = html`<fieldset class="modes">
  <legend class="hidden">Show words</legend>
  ${['Both', 'Before', 'After'].map((name, index) => html`<label><input type="radio" name="mode" id="mode-${name.toLowerCase()}" ${index === 0 && html` checked`} />${name}</label>`)}
</fieldset>`;

const bar = ({ changes }: Review): Html =>
  html`<div class="bar">
    <div class="in">
      <p class="seenCount scripted">
        <output data-seen-count>0</output> of ${changes.length} <span>seen</span>
      </p>
      <div class="cells scripted" aria-hidden="true">
        ${changes.map((change) => html`<span class="${change.verdict}" data-for="${change.id}" title="${nameOf(change)}"><i></i></span>`)}
      </div>
      ${modes}
      <button class="button ink scripted" type="button" data-next>Next unseen</button>
    </div>
  </div>`;

const listed = (change: Change): Html =>
  html`<li>
    <a href="#c-${change.id}" data-for="${change.id}"
      >${sign(change.verdict)}<span>${nameOf(change)}</span></a
    >
  </li>`;

const list = (review: Review): Html =>
  html`<nav class="pageList" aria-label="Changes by verdict">
    ${VERDICTS.map((verdict) => {
      const changes = ofVerdict(review, verdict);
      return (
        changes.length > 0 &&
        html`<h2 class="${verdict}">${LISTED[verdict]}</h2>
          <ul>
            ${changes.map(listed)}
          </ul>`
      );
    })}
    <div class="keys scripted">
      <label class="keysOn"><input type="checkbox" data-keys checked />Keys on</label>
      <dl>
        <div>
          <dt><kbd>j</kbd> <kbd>k</kbd></dt>
          <dd>next, back</dd>
        </div>
        <div>
          <dt><kbd>x</kbd></dt>
          <dd>seen, and on</dd>
        </div>
        <div>
          <dt><kbd>b</kbd></dt>
          <dd>before or after</dd>
        </div>
      </dl>
    </div>
  </nav>`;

function filters({ changes }: Review): Html {
  const kind = (value: string, name: string, count: number, isFirst = false): Html =>
    html`<label class="kind"
      ><input type="radio" name="kind" value="${value}" ${isFirst && html` checked`} />${name}
      <span>${count}</span></label
    >`;
  const counted = KINDS.map(
    (one) => [one, changes.filter(({ kinds }) => kinds.includes(one)).length] as const,
  );
  return html`<fieldset class="kinds scripted">
    <legend>Only</legend>
    ${kind('', 'Everything', changes.length, true)}${counted.filter(([, count]) => count > 0).map(([one, count]) => kind(one, KIND_NAMES[one], count))}
  </fieldset>`;
}

function part(verdict: Verdict, review: Review, shown: Shown): Html | undefined {
  const changes = ofVerdict(review, verdict);
  if (changes.length === 0) return undefined;
  const items =
    verdict === 'fine'
      ? html`<ul class="fineList">
            ${changes.map((change) => fineChange(change, review, shown))}
          </ul>
          ${changes.length > 1 && html`<button class="button quiet scripted" type="button" data-seen-all>Tick all ${changes.length}</button>`}`
      : changes.map((change) => openChange(change, review, shown));
  return html`<section class="part ${verdict}" id="${verdict}" aria-labelledby="h-${verdict}">
    <h2 id="h-${verdict}">${sign(verdict)} ${HEADS[verdict](changes.length)}</h2>
    <p class="note">${NOTES[verdict]}</p>
    ${items}
  </section>`;
}

/** All changes, by what they ask for; with what is seen, and what is left. */
export const bench = (review: Review, shown: Shown): Html | undefined => {
  const all = review.changes.length;
  if (all === 0) return undefined;
  return html`<div class="bench" data-bench>
    ${bar(review)}
    <div class="in benchIn">
      ${list(review)}
      <div class="changes">
        ${filters(review)}
        <p class="filtered" role="status" data-filtered hidden>
          <span data-filtered-says></span>
          <button class="textButton" type="button" data-clear>Show all ${all}</button>
        </p>
        ${VERDICTS.map((verdict) => part(verdict, review, shown))}
      </div>
    </div>
    <div class="thumbBar scripted">
      <p>
        <b><output data-seen-count>0</output> of ${all}</b> seen
      </p>
      <button class="button ink" type="button" data-next>Next unseen</button>
    </div>
  </div>`;
};
