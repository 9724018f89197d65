import { withoutNoBreaks } from '../../../text/withoutNoBreaks';
import { inWords } from '../../../time/inWords';
import type { PageRecord, SiteRecord } from '../../record/schema';
import { textOf } from '../diffWords';
import type { ChangedWords, Pair } from '../review';
import type { Look } from './look';

/** When what a page is about begins, by the calendar of a record. */
const startOf = ({ days }: SiteRecord, path: string): string | undefined =>
  days.find((day) => day.at === path && day.kind === 'starts')?.on;

const DAY =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}\b/;

/** How many days from another a day is taken for derived from it. */
const DERIVED = 60;

/** Sentences that stayed and name a day not long before or after the one that moved. */
function derivedDays(page: PageRecord, was: string, changed: readonly ChangedWords[]): string[] {
  const moved = new Set(changed.map(({ parts }) => textOf(parts, 'is')));
  return page.blocks.flatMap(([, text]) => {
    const found = DAY.exec(text)?.[0];
    if (!found || moved.has(text)) return [];
    const at = Date.parse(`${found}, ${was.slice(0, 4)} UTC`);
    const distance = Math.abs(at - Date.parse(was)) / 86_400_000;
    return distance <= DERIVED ? [found] : [];
  });
}

const LIST = new Intl.ListFormat('en-US');

const isAbout = (page: PageRecord, path: string): boolean =>
  page.path !== path && page.links.some(([, href]) => href.replace(/[?#].*$/, '') === path);

/** Where the day from which something moved still stands: on its page, in its head, on pages that link to it. */
function stillAt(
  page: PageRecord,
  day: string,
  { pages }: SiteRecord,
): { readonly own: number; readonly isInHead: boolean; readonly elsewhere: readonly string[] } {
  const says = (text: string): boolean => new RegExp(`\\b${day}\\b`).test(text);
  const isSaid = ({ blocks }: PageRecord): boolean => blocks.some(([, text]) => says(text));
  return {
    own: page.blocks.filter(([, text]) => says(text)).length,
    isInHead: says(page.title) || says(page.description),
    elsewhere: pages
      .filter((one) => isAbout(one, page.path) && isSaid(one))
      .map(({ path }) => path),
  };
}

/** The old day where it was left, as something to do. */
function leftFinding({ was, is }: Pair, from: string, to: string, after: SiteRecord): Look[] {
  const day = from.replace(/,.*$/, '');
  const { own, isInHead, elsewhere } = stillAt(is, day, after);
  const places = [
    isInHead && 'in the title or description',
    own > 0 && (own === 1 ? 'in one place of the page' : `in ${own} places of the page`),
    elsewhere.length > 0 &&
      `on ${elsewhere.slice(0, 3).join(', ')}${elsewhere.length > 3 ? ` and ${elsewhere.length - 3} more` : ''}`,
  ].filter((place) => place !== false);
  if (places.length === 0) return [];
  return [
    {
      id: `day-left:${was.path}`,
      kind: 'dates',
      says: `${day} still stands ${LIST.format(places)}.`,
      verb: 'Do',
      todo: `write ${to.replace(/,.*$/, '')} there, unless it tells of another thing.`,
      at: is.file ? { file: `content/${is.file}`, near: day } : undefined,
    },
  ];
}

/** The day of an event that moved, the places where it did not, and the days beside it that did not. */
export function dayFindings(
  { was, is }: Pair,
  before: SiteRecord,
  after: SiteRecord,
  words: readonly ChangedWords[],
): Look[] {
  const [one, other] = [startOf(before, was.path), startOf(after, is.path)];
  if (!one || !other || one === other) return [];
  const [from, to] = [one, other].map((day) => withoutNoBreaks(inWords(day))) as [string, string];
  const stayed = [...new Set(derivedDays(is, one, words))].filter((day) => !from.startsWith(day));
  return [
    {
      id: `day:${is.path}`,
      kind: 'dates',
      says: `It begins on ${to}, and no longer on ${from}.${stayed.length > 0 ? ` These days stayed: ${stayed.join(', ')}.` : ''}`,
      verb: stayed.length > 0 ? 'Check' : 'Ask',
      todo:
        stayed.length > 0
          ? 'see which of them were counted from the day that moved.'
          : 'do those know who have registered?',
    },
    ...leftFinding({ was, is }, from, to, after),
  ];
}
