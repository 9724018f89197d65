import { entryKinds } from '../../registry/entryKinds';
import type { FoundPage } from '../page';

const kinds: ReadonlySet<string> = new Set(entryKinds.map(({ name }) => name));

/** Address of the Markdown of an article: `/newsroom/garage-fan.md`; none for other pages and hidden ones. */
export const twinFile = ({ kind, path, isIndexed }: FoundPage): string | undefined =>
  kinds.has(kind) && isIndexed ? `${path.replace(/\/$/, '')}.md` : undefined;
