import type { Changed, Place } from '../places';
import { rangesOf } from './find';

const CLOSED = 'lintel-review-bar';
const own = location.pathname;

const make = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  text: string,
  className = '',
): HTMLElementTagNameMap[Tag] => {
  const element = document.createElement(tag);
  element.textContent = text;
  element.className = className;
  return element;
};

const places = (count: number): string => (count === 1 ? '1 place' : `${count} places`);

/** Words of one side: what went, or what came. */
const side = (place: Place, of: 'del' | 'ins'): string =>
  place
    .flatMap((part) => {
      if (typeof part === 'string') return [];
      if (of === 'del') return 'del' in part ? part.del : [];
      return 'ins' in part ? part.ins : [];
    })
    .join(' … ');

/** `Was “63”, is “61”.` */
function became(place: Place): string {
  const [went, came] = [side(place, 'del'), side(place, 'ins')];
  if (!went) return `New: “${came}”`;
  return came ? `Was “${went}”, is “${came}”` : `Gone: “${went}”`;
}

/** Marks words without touching the page, in browsers that can. */
function mark(ranges: readonly Range[]): void {
  if (!('highlights' in CSS)) return;
  CSS.highlights.set('review', new Highlight(...ranges));
}

function show(changed: Changed): void {
  const root = document.querySelector('main') ?? document.body;
  const bar = make('aside', '', 'reviewBar');
  bar.setAttribute('aria-label', 'What changed on this page');
  const says = make('p', '');
  says.setAttribute('role', 'status');
  const besides = changed.besides > 0 ? `, ${changed.besides} in its head or links` : '';
  says.textContent = `${places(changed.places.length)} changed here${besides}.`;
  const next = make('button', 'Next', 'next');
  const marks = make('button', 'Hide marks');
  const review = make('a', 'In the review');
  review.href = `/review/#c-${changed.id}`;
  const close = make('button', '×');
  close.setAttribute('aria-label', 'Close the bar');

  const all = (): Range[] => changed.places.flatMap((place) => rangesOf(place, root));
  let at = -1;
  next.addEventListener('click', () => {
    at = (at + 1) % changed.places.length;
    const place = changed.places[at] ?? [];
    says.textContent = `${at + 1} of ${changed.places.length}. ${became(place)}`;
    const [range] = rangesOf(place, root);
    range?.startContainer.parentElement?.scrollIntoView({ block: 'center' });
    if (marks.textContent === 'Hide marks') mark(all());
  });
  marks.addEventListener('click', () => {
    const isShown = marks.textContent === 'Hide marks';
    marks.textContent = isShown ? 'Show marks' : 'Hide marks';
    mark(isShown ? [] : all());
  });
  const end = (): void => {
    mark([]);
    bar.remove();
  };
  close.addEventListener('click', () => {
    sessionStorage.setItem(CLOSED, '1');
    end();
  });
  // Another page of the site that takes this one's place has no bar.
  new MutationObserver(() => {
    if (location.pathname !== own) end();
  }).observe(document.head, { childList: true, subtree: true, characterData: true });

  bar.append(says, ...(changed.places.length > 0 ? [next, marks] : []), review, close);
  document.body.prepend(bar);
  mark(all());
}

const data = document.getElementById('review-changed')?.textContent;
if (data && sessionStorage.getItem(CLOSED) === null) show(JSON.parse(data) as Changed);
