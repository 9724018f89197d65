/** A public page of the site, as what finds it needs to know it. */
export interface FoundPage {
  /** GraphQL type of its kind: `PressRelease`. */
  readonly kind: string;
  /** Its file, a path below `content/`. */
  readonly file: string;
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** What visitors call such a page. */
  readonly kindTitle: string;
  /** The hubs above it, from the top. */
  readonly hubs: readonly { readonly text: string; readonly href: string }[];
  /** Whether search engines may show it: not hidden, and not the double of another page. */
  readonly isIndexed: boolean;
  /** ISO day on which it changed last; none where nobody knows. */
  readonly changed?: string | undefined;
  /** Frontmatter, with defaults and facts filled in. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Address of its picture. */
  readonly picture?: string | undefined;
  /** Who wrote it, and who speaks at it. */
  readonly authors: readonly Person[];
  readonly speakers: readonly Person[];
  /** The recordings that it plays. */
  readonly recordings: readonly PlayedRecording[];
  /** How long it takes to read; counted for guides alone. */
  readonly minutes: number;
  /** Its text without any marks. */
  readonly text: string;
  /** What a name stands for that a kind refers to: `refer('Person', 'greta-holm')`. */
  readonly refer: (kind: string, name: string) => Readonly<Record<string, unknown>> | undefined;
  /** Day as of which the site is built. */
  readonly today: string;
}

/** Somebody, as schema.org describes people. */
export interface Person {
  readonly '@type': 'Person';
  readonly name: string;
  readonly jobTitle: string;
}

/** A recording with its name and the day on which it was made. */
export type PlayedRecording = Readonly<Record<string, unknown>> & {
  readonly slug: string;
  readonly made: string;
};
