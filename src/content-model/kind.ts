import type { Thing } from 'schema-dts';
import type { z } from 'zod';
import type searchWords from '../copy/search.json';
import type { CalendarEntry } from '../time/calendar';
import { MONTHS } from '../time/inWords';
import type { OwnCard } from './card';
import type { Frontmatter, PageState, PublicPage } from './publicPage';
import type { Resolvers } from './resolvers';

/** A kind of content: one folder of files with one schema. */
export interface Kind {
  /** GraphQL type, for example `PressRelease`. */
  readonly name: string;
  /** Word in commands, templates and documentation, for example `press-release`. */
  readonly label: string;
  /** Folder below `content/`. */
  readonly folder: string;
  /** Markdown with frontmatter, or YAML for data that is no page of its own. */
  readonly format: 'md' | 'yaml';
  readonly schema: z.ZodObject;
  /** Whether its text is cut into clauses (src/text/markdown/clauses.ts). */
  readonly hasClauses?: boolean;
  /** Whether each of its chapters opens with its answer (src/text/markdown/chapters.ts). */
  readonly hasAnswers?: boolean;
  /** Fields of its GraphQL types that the build works out. */
  readonly resolvers?: Resolvers | null;
}

/**
 * A function of a kind's own pages. Lists hold kinds of all sorts, and each function is called with pages
 * of its kind alone: what TypeScript allows of methods.
 */
type OfPages<Parameters extends unknown[], Result> = {
  of(...parameters: Parameters): Result;
}['of'];

/** What search engines are told of a page (schema.org) beside where it stands. `origin` is of the site. */
export type DescribeJsonLd<Data = Frontmatter> = OfPages<
  [page: PublicPage<Data>, origin: string],
  readonly Thing[]
>;

/**
 * What a page shows where a link to it is shared, with its title and the name of its kind unless it says
 * others. `below` are the pages that have a page above them.
 */
export type CardOf<Data = Frontmatter> = OfPages<
  [page: PublicPage<Data>, below: (path: string) => readonly PublicPage[]],
  OwnCard
>;

/** What visitors put into their calendars; without a place, what is held on its own page. */
export type Appointment = Pick<CalendarEntry, 'startsAt' | 'endsAt' | 'revision' | 'isCanceled'> & {
  readonly place?: string;
};

/** An entry of a feed (RFC 4287). */
export interface FeedEntry {
  /** An address that never changes and that no other entry has. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Where a reader finds more. */
  readonly link: string;
  /** ISO day. */
  readonly day: string;
}

/** A feed of all pages of a kind. */
export interface FeedOfKind<Data = Frontmatter> {
  /** Address of the feed, and of the page that it tells of. */
  readonly self: string;
  readonly page: string;
  /** `{name}` is that of the site. */
  readonly title: string;
  readonly subtitle: string;
  /** Entries of a page, where it is not one itself; how many the feed holds, if not 40. */
  readonly entries?: OfPages<[page: PublicPage<Data>, origin: string], readonly FeedEntry[]>;
  readonly most?: number;
  /** Whether the page links to it, so that previews have it too. */
  readonly isLinked?: boolean;
}

/** A word of the trade that a page explains. */
export interface Explained {
  readonly term: string;
  readonly meaning: string;
  readonly example: string;
}

/** A page of which others are the nearest. */
interface Near {
  readonly id: string;
}

/** A group of pages, as visitors look for them. */
export type SearchGroup = keyof typeof searchWords.kinds;

/** A kind whose files are pages. What it has none of is `null`, so that nothing is forgotten. */
export interface PageKind<Schema extends z.ZodObject = z.ZodObject> extends Kind {
  readonly format: 'md';
  readonly schema: Schema;
  /** Address of a page from the name of its file and its frontmatter, which nobody has checked yet. */
  readonly address: (slug: string, data: Frontmatter) => string;
  /** What visitors call such a page, in lists and over its heading. */
  readonly title: string;
  /** What visitors call a page that is not quite what its kind is. */
  readonly titleOf?: OfPages<[data: z.output<Schema>], string>;
  /** The hubs above its pages, from the top. */
  readonly hubs: readonly { readonly text: string; readonly href: string }[];
  /** Words in bold that open the text of a page, for example place and date of a release. */
  readonly dateline?: OfPages<[data: z.output<Schema>], string>;
  /** Frontmatter key of the date that is shown with a page. */
  readonly dateKey?: string;
  /** `date`: newest first, which takes a `dateKey`. */
  readonly order: 'date' | 'title';
  /**
   * Frontmatter keys by which visitors narrow a list of its pages, by their names in addresses:
   * `{ city: 'venue.city' }`. The year of the `dateKey` is `year`.
   */
  readonly facets?: Readonly<Record<string, string>>;
  /** Frontmatter key whose value pages have in common that are related before others. */
  readonly groupKey?: string;
  /**
   * Which of its pages each page shows beside its neighbors, as of a moment, the nearest first; `fields`
   * is what that is told from. Their ids are `$nearestIds` in the query of its template.
   */
  readonly nearest?: {
    readonly fields: string;
    readonly among: OfPages<
      [pages: readonly Near[], now: number],
      OfPages<[page: Near], readonly string[]>
    >;
  };
  /** Text of a new page around the words to write, where it has a form of its own. */
  readonly exampleBody?: (words: string) => string;
  /** Whether its headings are sentences: lists call its pages by the plainer names of menus. */
  readonly hasSentences?: boolean;
  /** Frontmatter key of the day of publication, which makes an article of what others share. */
  readonly publishedKey: string | null;
  /** Group of its pages in the search, or what tells it from an address. */
  readonly searchGroup: SearchGroup | ((path: string) => SearchGroup);
  readonly jsonLd: DescribeJsonLd<z.output<Schema>> | null;
  readonly card: CardOf<z.output<Schema>>;
  readonly feed: FeedOfKind<z.output<Schema>> | null;
  readonly calendar: OfPages<[data: z.output<Schema>], Appointment> | null;
  /** Where a page stands at a moment (milliseconds): before, during or after what it is about. */
  readonly stateAt: OfPages<[now: number, data: z.output<Schema>], PageState> | null;
  readonly resolvers: Resolvers | null;
  /** Words that a page explains, for whoever asks the search what one means. */
  readonly explains?: OfPages<[data: z.output<Schema>], readonly Explained[]>;
}

export const isPageKind = (kind: Kind): kind is PageKind => 'address' in kind;

/** `2025-03` as it stands in addresses: `march-2025`. */
export function monthSlug(month: string): string {
  const [year, number] = month.split('-');
  return `${(MONTHS[Number(number) - 1] ?? String(number)).toLowerCase()}-${year}`;
}
