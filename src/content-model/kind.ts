import type { z } from 'zod';
import { MONTHS } from '../time/inWords';

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
}

type Frontmatter = Readonly<Record<string, unknown>>;

/** A kind whose files are pages. */
export interface PageKind extends Kind {
  readonly format: 'md';
  /** Address of a page from the name of its file and its frontmatter. */
  readonly address: (slug: string, data: Frontmatter) => string;
  /** What visitors call such a page, in lists and over its heading. */
  readonly title: string;
  /** What visitors call a page that is not quite what its kind is. */
  readonly titleOf?: (data: Frontmatter) => string;
  /** The hubs above its pages, from the top. */
  readonly hubs: readonly { readonly text: string; readonly href: string }[];
  /** Words in bold that open the text of a page, for example place and date of a release. */
  readonly dateline?: (data: Frontmatter) => string;
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
  /** Text of a new page around the words to write, where it has a form of its own. */
  readonly exampleBody?: (words: string) => string;
  /** Whether its pages are news, which the section `latest` shows; reference works are not. */
  readonly isNews: boolean;
}

export const isPageKind = (kind: Kind): kind is PageKind => 'address' in kind;

/** `2025-03` as it stands in addresses: `march-2025`. */
export function monthSlug(month: string): string {
  const [year, number] = month.split('-');
  return `${(MONTHS[Number(number) - 1] ?? String(number)).toLowerCase()}-${year}`;
}
