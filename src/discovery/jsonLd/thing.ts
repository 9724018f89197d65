import type { Thing } from 'schema-dts';
import type { FoundPage } from '../page';

/** What a page tells of, in its own kind’s words; nothing where its kind has none. */
export type Describe = (page: FoundPage, origin: string) => readonly Thing[];
