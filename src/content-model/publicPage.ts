import type { State } from '../time/stateAt';
import type { PageKind } from './kind';

/** What stands at the head of a file, with defaults and facts filled in. */
export type Frontmatter = Readonly<Record<string, unknown>>;

/** Where a page stands before, during and after what it is about. */
export type PageState = State | 'canceled';

/** A public page of the site, as search engines, feeds, link previews and the search get to know it. */
export interface PublicPage<Data = Frontmatter> {
  readonly kind: PageKind;
  /** The name of its file, and that file, a path below `content/`. */
  readonly slug: string;
  readonly file: string;
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Whether search engines may show it: not hidden, and not the double of another page. */
  readonly isIndexed: boolean;
  /** ISO day on which its file changed last, and on which it did or what it lists; none where nobody knows. */
  readonly written?: string | undefined;
  readonly changed?: string | undefined;
  /** ISO day, or month, that its kind shows with it. */
  readonly day?: string | undefined;
  /** Where it stands on the day of the build, if its kind has something to come to. */
  readonly state?: PageState | undefined;
  readonly data: Data;
  /** Address of its picture. */
  readonly picture?: string | undefined;
  /** Its text as its writer wrote it, in Markdown. */
  readonly body: string;
  /** What a name stands for that a kind refers to: `refer('Person', 'greta-holm')`. */
  readonly refer: (kind: string, name: string) => Frontmatter | undefined;
  /** Day as of which the site is built. */
  readonly today: string;
}
