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

/** The day of an event that moved, and the days beside it that did not. */
export function dayFindings(
  { was, is }: Pair,
  before: SiteRecord,
  after: SiteRecord,
  words: readonly ChangedWords[],
): Look[] {
  const [one, other] = [startOf(before, was.path), startOf(after, is.path)];
  if (!one || !other || one === other) return [];
  const stayed = [...new Set(derivedDays(is, one, words))];
  const [from, to] = [one, other].map((day) => withoutNoBreaks(inWords(day)));
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
  ];
}
