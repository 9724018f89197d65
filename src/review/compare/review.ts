import type { PageRecord, SiteRecord } from '../record/schema';

export const VERDICTS = ['stop', 'look', 'fine'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What of a page changed, the weightiest first. */
export const KINDS = [
  ...(['gone', 'claims', 'titles', 'new', 'prices', 'dates', 'legal', 'forms', 'menus'] as const),
  ...(['pictures', 'words', 'links'] as const),
];
export type Kind = (typeof KINDS)[number];

/** Words before and after: what stayed, what went and what came. */
export type Words = readonly (string | { readonly del: string } | { readonly ins: string })[];

/** Something to know of a change, and what to do about it. */
export interface Finding {
  /** Findings with one id have one cause and one remedy. */
  readonly id: string;
  readonly verdict: Exclude<Verdict, 'fine'>;
  readonly kind: Kind;
  /** What is so now, in one sentence. */
  readonly says: string;
  /** `Do`: there is one right answer. `Ask`: only a person knows. `Check`: read it and go on. */
  readonly verb: 'Do' | 'Ask' | 'Check';
  readonly todo: string;
  /** The file, below the project, and words of the line in it. */
  readonly at?: { readonly file: string; readonly near?: string | undefined } | undefined;
}

export interface Cause {
  readonly id: string;
  /** What it is, by name: `Calder’s branches`. */
  readonly name: string;
  /** What became of it: `63 is now 61`. */
  readonly says: string;
  /** The file, or the folder, below the project. */
  readonly file: string;
  readonly kind:
    | ('page' | 'fact' | 'claim' | 'person' | 'price' | 'form' | 'menu' | 'data')
    | ('component' | 'dependency' | 'day' | 'unknown');
}

/** Words of one place of a page, under the heading above it. */
export interface ChangedWords {
  readonly where: string;
  readonly parts: Words;
}

/** What happened to a page, or to several in the same way. */
export interface Change {
  readonly id: string;
  readonly verdict: Verdict;
  readonly kinds: readonly Kind[];
  readonly causes: readonly string[];
  readonly isByHand: boolean;
  readonly title: string;
  readonly pages: readonly ChangedPage[];
  /** The shortest stretch that holds what changed. */
  readonly gist: Words;
  readonly findings: readonly Finding[];
  readonly words: readonly ChangedWords[];
  /** Head, links, pictures: what else changed, before and after. */
  readonly facts: readonly { readonly label: string; readonly was: string; readonly is: string }[];
  /** How a search engine shows it, where that is another; and what a chat shows of a link to it. */
  readonly snippet?: Sides<Snippet> | undefined;
  readonly share?: Sides<PageRecord['share']> | undefined;
  /** What somebody may worry about, and need not. */
  readonly same: readonly string[];
}

/** Before and after; a page that is new, or gone, has one of them. */
export interface Sides<Value> {
  readonly was?: Value | undefined;
  readonly is?: Value | undefined;
}

export interface Snippet {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

export interface ChangedPage {
  readonly was?: string | undefined;
  readonly is?: string | undefined;
  readonly title: string;
}

export interface Counts {
  readonly byHand: number;
  readonly follow: number;
  /** Pages that are not as they were because the day is another one, and for no other reason. */
  readonly day: number;
  readonly added: number;
  readonly moved: number;
  readonly lost: number;
}

/** Which build a record is of. */
export interface Build {
  readonly commit?: string | undefined;
  readonly builtAt: string;
  readonly version: number;
  readonly pages: number;
  readonly redirects: number;
}

/** One build compared with another. */
export interface Review {
  readonly version: 1;
  readonly here: Build;
  readonly base?: Build | undefined;
  readonly counts: Counts;
  /** How many pages say what they said before. */
  readonly unchanged: number;
  readonly causes: readonly Cause[];
  readonly changes: readonly Change[];
  /** What was changed by hand, and moved no page. */
  readonly silent: readonly Cause[];
  /** Drafts: this build shows them, and the other one will not before their day. */
  readonly drafts: readonly ChangedPage[];
  readonly days: SiteRecord['days'];
  /** The page with the most bytes, and those that it had before. */
  readonly heaviest?: { readonly title: string; readonly bytes: Sides<number> } | undefined;
}

/** A page on both sides. */
export interface Pair {
  readonly was: PageRecord;
  readonly is: PageRecord;
}
