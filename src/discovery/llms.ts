import { site } from '../site';
import { withoutNoBreaks } from '../text/withoutNoBreaks';
import type { PublicPage } from '../content-model/publicPage';
import { markdownFile } from './markdownExport/address';

/** A page by the address of its Markdown, where it has one. */
const line = (origin: string, page: PublicPage): string =>
  withoutNoBreaks(
    `- [${page.title}](${origin}${markdownFile(page) ?? page.path}): ${page.description}`,
  );

/** The public pages by kind, for programs that read instead of render (llmstxt.org). */
export function llms(origin: string, about: string, pages: readonly PublicPage[]): string {
  const shown = pages.filter(({ isIndexed }) => isIndexed);
  const lists = [...new Set(shown.map(({ kind }) => kind))].map((kind) => {
    const own = shown.filter((page) => page.kind === kind);
    return [`## ${kind.title}`, ...own.map((page) => line(origin, page))].join('\n');
  });
  return [`# ${site.name}`, `> ${about}`, ...lists, ''].join('\n\n');
}
