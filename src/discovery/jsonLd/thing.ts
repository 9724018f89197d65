import type { FoundPage } from '../page';

/** A thing as schema.org describes it. */
export type Thing = Readonly<Record<string, unknown>> & { readonly '@type': string };

/** What a page tells of, in its own kind’s words; nothing where its kind has none. */
export type Describe = (page: FoundPage, origin: string) => readonly Thing[];
