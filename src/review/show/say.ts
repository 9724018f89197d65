import type { Cause, Change, ChangedPage, Counts, Review, Verdict, Words } from '../compare/review';

const pages = (count: number): string => (count === 1 ? '1 page' : `${count} pages`);

/**
 * What a change does to the site, in parts that each stay on one line. Parts with nothing are left out,
 * except what was lost, which always ends it.
 */
export function sentenceParts({ counts, changes, here, base }: Review): string[] {
  if (!base) return ['Nothing to compare with yet: there is no record of the base'];
  if (changes.length === 0)
    return [`No page changed.`, `All ${here.pages} say what they said before`];
  const { byHand, follow, added, moved, lost }: Counts = counts;
  return [
    ...(byHand > 0 ? [`${pages(byHand)} changed by hand`] : []),
    ...(follow > 0
      ? [`${byHand > 0 ? follow : pages(follow)} ${follow === 1 ? 'follows' : 'follow'}`]
      : []),
    ...(added > 0 ? [`${added} ${added === 1 ? 'is' : 'are'} new`] : []),
    ...(moved > 0 ? [`${moved} ${moved === 1 ? 'address' : 'addresses'} moved`] : []),
    ...(byHand + follow + added + moved === 0 && changes.length > 0
      ? ['No page changed its words']
      : []),
    lost === 0 ? 'nothing lost' : `${lost} ${lost === 1 ? 'address' : 'addresses'} lost`,
  ];
}

/** The same as one sentence. */
export const sentenceOf = (review: Review): string => {
  const parts = sentenceParts(review);
  return review.base && review.changes.length === 0 ? parts.join(' ') : parts.join(', ');
};

export const ofVerdict = ({ changes }: Review, verdict: Verdict): Change[] =>
  changes.filter((change) => change.verdict === verdict);

/** How many stop, want a look, are fine: `2 stop`, `1 wants a look`. */
export const COUNTED: Readonly<Record<Verdict, (count: number) => string>> = {
  stop: (count) => (count === 1 ? '1 stops the merge' : `${count} stop the merge`),
  look: (count) => (count === 1 ? '1 wants a look' : `${count} want a look`),
  fine: (count) => (count === 1 ? '1 is fine' : `${count} are fine`),
};

/** The address of a page, where it is now or was. */
export const addressOf = ({ is, was }: ChangedPage): string => is ?? was ?? '';

/** Whether a change is on every page, and on none in particular. */
export const isEverywhere = ({ pages: of }: Change): boolean => of.length === 0;

const FOLLOWS: Readonly<Record<Cause['kind'], string>> = {
  page: 'the page',
  fact: 'a fact',
  claim: 'a claim',
  person: 'a person',
  price: 'a price',
  form: 'a form',
  menu: 'the menu',
  data: 'the file',
  component: 'the component',
  dependency: 'the package',
  day: 'the calendar',
  unknown: 'something',
};

/** Why a page changed: by hand, or what it follows, by name; two names at most. */
export function whyOf({ causes, isByHand }: Change, all: readonly Cause[]): string {
  const others = causes.flatMap((id) => all.find((cause) => cause.id === id) ?? []);
  const followed = isByHand ? others.slice(1) : others;
  const named = followed.slice(0, 2).map(({ kind, name }) => `${FOLLOWS[kind]}: ${name}`);
  const more = followed.length - named.length;
  const names = [...named, ...(more > 0 ? [`${more} more`] : [])].join(' and ');
  if (isByHand) return names ? `By hand, and follows ${names}` : 'By hand';
  return names ? `Follows ${names}` : 'Its own file did not change';
}

/** Words with what went and came marked by these. */
export const marked = (
  words: Words,
  del: (text: string) => string,
  ins: (text: string) => string,
): string =>
  words
    .map((part) => {
      if (typeof part === 'string') return part;
      return 'del' in part ? del(part.del) : ins(part.ins);
    })
    .join(' ');
