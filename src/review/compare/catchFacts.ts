import { MONTHS } from '../../time/inWords';
import type { PageRecord, SiteRecord } from '../record/schema';
import type { Suspect } from './causesOf';
import { textOf, wordsOf } from './diffWords';
import { reachOf, shows } from './followed';
import type { ChangedWords, Finding } from './review';

const YEAR = /\b(?:19|20)\d\d\b/g;
const MONTH_OF_YEAR = new RegExp(
  `\\b(${MONTHS.join('|')})(?: \\d{1,2},)? ((?:19|20)\\d\\d)\\b`,
  'g',
);

/** A text as long as this is one thing to read: a period in its next sentence is the period of all of it. */
const SHORT = 260;

/** Sentences of a long text; a dot in a number or behind one letter ends none. */
const sentencesOf = (text: string): string[] =>
  text.length <= SHORT ? [text] : text.split(/(?<=[\p{L})”’]{2}[.!?])\s+/u);

/** The period before `today` (an ISO day) that a sentence speaks of, in its own words; none of today’s. */
export function pastIn(sentence: string, today: string): string | undefined {
  const year = Number(today.slice(0, 4));
  const month = today.slice(0, 7);
  for (const [whole, name = '', of = ''] of sentence.matchAll(MONTH_OF_YEAR)) {
    const number = String(MONTHS.indexOf(name as (typeof MONTHS)[number]) + 1).padStart(2, '0');
    if (`${of}-${number}` < month) return whole;
  }
  return [...sentence.matchAll(YEAR)].map(([found]) => found).find((found) => Number(found) < year);
}

/** A value with the word behind it: `63 branches`. */
function phraseAt(text: string, value: string): string | undefined {
  const words = wordsOf(text);
  const at = words.findIndex((word) => word.replace(/^[(“‘"]+/, '') === value);
  const next = words[at + 1]?.replace(/[.,;:!?)”’"]+$/, '');
  return at >= 0 && next && /^\p{Ll}/u.test(next) ? `${value} ${next}` : undefined;
}

const isNumber = (value: string): boolean => /^\d[\d,.]*$/.test(value);

const numberOf = (value: string): number => Number(value.replace(/[^\d.]/g, ''));

/** How near a number has to be to one that changed, to be taken for a sum or a count of the same. */
const NEAR = 0.05;

/** Numbers of a text that stand near one that changed, and did not change with it. */
export function stayedNear(text: string, { was, is }: { was: string; is: string }): string[] {
  if (!isNumber(was)) return [];
  return (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).filter((found) => {
    const distance = Math.abs(numberOf(found) - numberOf(was));
    return found !== is && found !== was && distance <= Math.max(1, NEAR * numberOf(was));
  });
}

/** A fact that changed, with what its words were and are. */
export type ChangedFact = Suspect & {
  readonly shows: { readonly was: string; readonly is: string };
};

/**
 * The file whose words hold a fact that a text of a page shows: a claim by its period, else the page, else
 * what it refers to.
 */
function fileOf(
  { id, file }: ChangedFact,
  page: PageRecord,
  text: string,
  { files, claims }: SiteRecord,
): string {
  const reached = page.file ? [...reachOf(page.file, files)] : [];
  const naming = reached.filter((name) => files[name]?.refers.includes(id));
  const claim = Object.values(claims).find(
    (one) => naming.includes(one.file) && text.includes(one.period),
  );
  const own = naming.find((name) => name === page.file) ?? naming[0] ?? page.file;
  const found = claim?.file ?? own;
  return found ? `content/${found}` : file;
}

/** What a page that follows a fact makes of it, and should not. */
export function catchOnPage(
  fact: ChangedFact,
  page: PageRecord,
  words: readonly ChangedWords[],
  record: SiteRecord,
): Finding[] {
  const { was, is } = fact.shows;
  const { today } = record;
  const followed = words
    .map(({ parts }) => textOf(parts, 'is'))
    .filter((text) => shows(text, is) && !shows(text, was));
  const past = followed.flatMap((text) =>
    sentencesOf(text)
      .filter((sentence) => shows(sentence, is))
      .flatMap((sentence) => pastIn(sentence, today) ?? [])
      .map((period) => ({ text, period })),
  )[0];
  const at = {
    file: fileOf(fact, page, past?.text ?? followed[0] ?? '', record),
    near: `{${fact.id}}`,
  };
  const phrase = followed.map((text) => phraseAt(text, is)).find(Boolean);
  const old = phrase?.replace(is, was);
  const other =
    old === undefined ? undefined : page.blocks.find(([, text]) => shows(text, old))?.[1];
  const near = followed.flatMap((text) => stayedNear(text, { was, is }));
  return [
    ...(past === undefined
      ? []
      : [
          {
            id: `past:${fact.id}`,
            verdict: 'look',
            kind: 'words',
            says: `A sentence about ${past.period} now has today’s number, ${is}.`,
            verb: 'Do',
            todo: `write ${was} there in place of {${fact.id}}, so that what was measured stays what it was.`,
            at,
          } satisfies Finding,
        ]),
    ...(other === undefined || pastIn(other, today) !== undefined
      ? []
      : [
          {
            id: `both:${fact.id}:${page.path}`,
            verdict: 'look',
            kind: 'words',
            says: `The page now says ${phrase}, and ${old} as well.`,
            verb: 'Do',
            todo: `write {${fact.id}} there, or say what day ${was} was counted on.`,
            at: { file: page.file ? `content/${page.file}` : at.file, near: old },
          } satisfies Finding,
        ]),
    ...(near.length === 0
      ? []
      : [
          {
            id: `near:${fact.id}:${page.path}`,
            verdict: 'look',
            kind: 'words',
            says: `${[...new Set(near)].join(', ')} stayed in a sentence where ${was} became ${is}.`,
            verb: 'Check',
            todo: 'see whether one was counted from the other.',
            at,
          } satisfies Finding,
        ]),
  ];
}

/** Where a site still says what a fact was, by hand and not of a past day. */
export interface Handwritten {
  readonly fact: ChangedFact;
  readonly places: readonly {
    readonly page: PageRecord;
    readonly text: string;
    readonly past: boolean;
  }[];
}

/**
 * Finds the old words of a fact, written by hand elsewhere: in a sentence that names its owner, before
 * the word that stands behind the fact where it is followed.
 */
export function catchElsewhere(
  fact: ChangedFact,
  phrases: ReadonlySet<string>,
  pages: readonly PageRecord[],
  today: string,
): Handwritten {
  const owner = (fact.id.split('.')[0] ?? '').replaceAll('-', ' ');
  const names = new RegExp(`\\b${owner}\\b`, 'i');
  const places = pages.flatMap((page) =>
    page.blocks
      .map(([, text]) => text)
      .filter((text) => [...phrases].some((phrase) => shows(text, phrase)))
      .filter((text) => names.test(text) || names.test(page.title))
      .map((text) => ({ page, text, past: pastIn(text, today) !== undefined })),
  );
  return { fact, places };
}

/** The old words of a fact as pages that follow it had them: `63 branches`. */
export const phrasesOf = (fact: ChangedFact, words: readonly ChangedWords[]): string[] =>
  words.flatMap(({ parts }) => {
    const text = textOf(parts, 'was');
    return phraseAt(text, fact.shows.was) ?? [];
  });
