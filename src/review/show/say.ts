import type { Cause, Change, ChangedPage, Counts, Review, Verdict, Words } from '../compare/review';

const pages = (count: number): string => (count === 1 ? '1 page' : `${count} pages`);

/** Code that changed and moved no word. */
const unseen = ({ silent }: Review): Cause[] =>
  silent.filter(({ kind }) => kind === 'component' || kind === 'dependency');

/** Longer names would not be read. */
const SHORT = 40;

/** How many pages follow; where none was changed by hand, what it is that they follow. */
function followingOf({ counts: { byHand, follow }, causes }: Review): string {
  const verb = follow === 1 ? 'follows' : 'follow';
  if (byHand > 0) return `${follow} ${verb}`;
  const [first, ...others] = causes.filter(({ kind }) => kind !== 'day');
  if (others.length > 0) return `${pages(follow)} ${verb} ${others.length + 1} edits`;
  const isNamed = first && first.kind !== 'page' && first.name.length <= SHORT;
  return isNamed ? `${pages(follow)} ${verb} ${first.name}` : `${pages(follow)} ${verb}`;
}

/** What of every page changed: `footer` of `footer, Products`. */
const partOf = (words: Change['words']): string[] =>
  words.map(({ where }) => where.replace(/,.*$/, ''));

/**
 * What a change does to the site, in parts that each stay on one line. Parts with nothing are left out,
 * except what was lost, which always ends it.
 */
export function sentenceParts(review: Review): string[] {
  const { counts, changes, here, base } = review;
  const code = unseen(review).map(({ name }) => name);
  if (!base) return ['Nothing to compare with yet: there is no record of the base'];
  if (changes.length === 0 && code.length > 0)
    return [
      'No page changed its words.',
      `${code.length > 2 ? `${code.length} parts` : code.join(' and ')} may have changed how pages look`,
    ];
  if (changes.length === 0)
    return [`No page changed.`, `All ${here.pages} say what they said before`];
  const { byHand, follow, day, added, moved, lost }: Counts = counts;
  const shared = new Set(changes.filter(isEverywhere).flatMap(({ words }) => partOf(words)));
  const parts = [
    ...(byHand > 0 ? [`${pages(byHand)} changed by hand`] : []),
    ...(follow > 0 ? [followingOf(review)] : []),
    ...(day > 0
      ? [`${byHand + follow > 0 ? day : pages(day)} ${day === 1 ? 'follows' : 'follow'} the day`]
      : []),
    ...(added > 0 ? [`${added} ${added === 1 ? 'is' : 'are'} new`] : []),
    ...(moved > 0 ? [`${moved} ${moved === 1 ? 'address' : 'addresses'} moved`] : []),
    ...[...shared].map(
      (name) => `the ${name} changed${name.endsWith('page') ? '' : ' on every page'}`,
    ),
    ...(byHand + follow + day + added + moved + shared.size === 0
      ? ['no page changed its words']
      : []),
    lost === 0 ? 'nothing lost' : `${lost} ${lost === 1 ? 'address' : 'addresses'} lost`,
  ];
  return parts.map((part, index) =>
    index === 0 ? part.charAt(0).toUpperCase() + part.slice(1) : part,
  );
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
  const told = [
    ...new Set(
      followed.map(({ kind, name }) => (kind === 'unknown' ? name : `${FOLLOWS[kind]}: ${name}`)),
    ),
  ];
  const named = told.slice(0, 2);
  const more = told.length - named.length;
  const names = [...named, ...(more > 0 ? [`${more} more`] : [])].join(' and ');
  if (isByHand) return names ? `By hand, and follows ${names}` : 'By hand';
  return names ? `Follows ${names}` : 'Its own file did not change';
}

/** What was changed, and how, where that is known. */
export const saysOf = ({ name, says }: Cause): string =>
  says === 'changed' ? name : `${name}: ${says}`;

/** Code that changed and moved no word: what a person has to look at, in a sentence each. */
export const unseenCode = (review: Review): string[] =>
  unseen(review).map((cause) => `${FOLLOWS[cause.kind].replace('the ', 'The ')} ${saysOf(cause)}`);

/** What to do about it. */
export const LOOK_AT_IT =
  'No word of a page changed with it. See how it looks: npm run review -- --pictures';

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
