import type { PublicPage } from '../../content-model/publicPage';

/** Address of the Markdown of a page: `/newsroom/garage-fan.md`, `/index.md`; none for one that is hidden. */
export const markdownFile = ({ path, isIndexed }: PublicPage): string | undefined =>
  isIndexed ? `${path.replace(/\/$/, '') || '/index'}.md` : undefined;
