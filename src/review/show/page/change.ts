import { createHash } from 'node:crypto';
import type { Change, ChangedPage, Finding, Review } from '../../compare/review';
import { addressOf, isEverywhere, whyOf } from '../say';
import { place, words } from './diff';
import { html, type Html } from './html';
import { pairs } from './pairs';
import { isSameLook, shotsOf } from './shots';
import { nameOf, type Shown } from './sides';
import { arrowOut, sign } from './signs';

/** How many places, and how many pages, stand open; the rest is behind a line that opens. */
const OPEN = 6;

/** The first places, and the rest behind a line that counts them. */
function places(items: readonly Html[]): Html {
  const [open, more] = [items.slice(0, OPEN), items.slice(OPEN)];
  if (more.length === 0) return html`${open}`;
  return html`${open}
    <details class="rest">
      <summary>And ${more.length} more places</summary>
      ${more}
    </details>`;
}

const finding = ({ verdict, says, verb, todo, at }: Finding, { files }: Shown): Html => {
  const file = at && (files ? html`<a href="${files}/${at.file}">${at.file}</a>` : at.file);
  return html`<div class="finding ${verdict}">
    <p class="says">${sign(verdict)}<span>${says}</span></p>
    <p class="do"><b>${verb}:</b> ${todo}${file && html` <span class="file">${file}</span>`}</p>
  </div>`;
};

const fact = ({ label, was, is }: Change['facts'][number]): Html =>
  html`<div>
    <dt>${label}</dt>
    <dd>${was && html`<del>${was}</del> `}${is && html`<ins>${is}</ins>`}</dd>
  </div>`;

const address = (page: ChangedPage): Html => html`<li>${addressOf(page)}</li>`;

/** Links to a page on both sides, as far as it is there. */
const links = ({ pages }: Change, { here, base, names }: Shown): Html | undefined => {
  const [page] = pages;
  if (!page || pages.length > 1) return undefined;
  const link = (origin: string | undefined, path: string | undefined, name: string, of: string) =>
    origin !== undefined &&
    path !== undefined &&
    html`<a href="${origin}${path}">${name} ${arrowOut}<span class="hidden">: ${of}</span></a>`;
  const found = [
    link(here, page.is, `Open it in ${names.here}`, page.title),
    link(base, page.was, `As it is in ${names.base}`, page.title),
  ].filter(Boolean);
  return found.length > 0 ? html`<p class="foot">${found}</p>` : undefined;
};

/** How the pages of a change look, as far as they were shot; each by its address where they are several. */
const looks = ({ pages }: Change, { shots }: Shown): readonly Html[] =>
  pages.flatMap((page) => {
    const own = shots?.get(addressOf(page)) ?? [];
    const shown = shotsOf(own);
    if (!shown || (pages.length > 1 && isSameLook(own))) return [];
    return pages.length > 1
      ? html`<p class="address">${addressOf(page)}</p>
          ${shown}`
      : shown;
  });

/** All of one change: why, what was found, the words, the head, what else; left out where there is nothing. */
function body(change: Change, review: Review, shown: Shown): Html {
  const { findings, facts, same } = change;
  return html`<p class="because"><b>${whyOf(change, review.causes)}</b></p>
    <div class="body">
      ${findings.map((one) => finding(one, shown))} ${places(change.words.map(place))}
      ${pairs(change, shown)} ${looks(change, shown)}
      ${facts.length > 0 && html`<dl class="held">${facts.map(fact)}</dl>`}
      ${same.length > 0 && html`<p class="same"><b>Same as before:</b> ${same.join('; ')}.</p>`}
    </div>
    ${links(change, shown)}`;
}

const addresses = (change: Change): Html | undefined => {
  if (isEverywhere(change)) return html`<p class="address">On every page; shown once</p>`;
  const shown = change.pages.filter((page) => addressOf(page) !== change.title);
  if (shown.length === 0) return undefined;
  return html`<ul class="address">
      ${shown.slice(0, OPEN).map(address)}
    </ul>
    ${
      shown.length > OPEN &&
      html`<details class="rest">
        <summary>And ${shown.length - OPEN} more that changed the same way</summary>
        <ul class="address">
          ${shown.slice(OPEN).map(address)}
        </ul>
      </details>`
    }`;
};

const tick = (change: Change): Html =>
  html`<label class="seen scripted"
    ><input type="checkbox" data-seen="${change.id}" data-outcome="${outcomeOf(change)}" />Seen<span
      class="hidden"
      >: ${nameOf(change)}</span
    ></label
  >`;

/** Whatever is said of a change, in a few signs: a tick falls off where it is another. */
export const outcomeOf = (change: Change): string =>
  createHash('sha256').update(JSON.stringify(change)).digest('hex').slice(0, 8);

const data = (change: Change, review: Review): Html => {
  const causes = review.causes.flatMap(({ id }, index) =>
    change.causes.includes(id) ? index : [],
  );
  return html`id="c-${change.id}" data-change="${change.id}" data-kinds="${change.kinds.join(' ')}"
  data-causes="${causes.join(' ')}" tabindex="-1"`;
};

/** A change that stops or wants a look: all of it. */
export const openChange = (change: Change, review: Review, shown: Shown): Html =>
  html`<article
    class="change ${change.verdict}"
    ${data(change, review)}
    aria-labelledby="h-${change.id}"
  >
    <div class="changeHead">
      <div>
        <h3 id="h-${change.id}">${change.title}</h3>
        ${addresses(change)}
      </div>
      ${tick(change)}
    </div>
    ${body(change, review, shown)}
  </article>`;

/** A change that is fine: one line, which opens. */
export const fineChange = (change: Change, review: Review, shown: Shown): Html =>
  html`<li class="fineRow fine" ${data(change, review)}>
    <details>
      <summary>
        <span class="name">${nameOf(change)}</span><span class="gist">${words(change.gist)}</span>
      </summary>
      <div class="opened">${addresses(change)}${body(change, review, shown)}</div>
    </details>
    ${tick(change)}
  </li>`;
