import { site } from '../site';
import { asTyped } from '../text/withoutNoBreaks';
import type { PublicPage } from '../content-model/publicPage';
import { markdownFile } from './markdownExport/address';

/** A page by the address of its Markdown, where it has one. */
const line = (origin: string, page: PublicPage): string =>
  asTyped(`- [${page.title}](${origin}${markdownFile(page) ?? page.path}): ${page.description}`);

/** The public pages by kind, for programs that read instead of render (llmstxt.org). */
export function llms(origin: string, about: string, pages: readonly PublicPage[]): string {
  const kinds = new Map<string, PublicPage[]>();
  for (const page of pages.filter(({ isIndexed }) => isIndexed)) {
    const { title } = page.kind;
    kinds.set(title, [...(kinds.get(title) ?? []), page]);
  }
  return [
    `# ${site.name}`,
    `> ${about}`,
    ...[...kinds].map(([title, own]) =>
      [`## ${title}`, ...own.map((page) => line(origin, page))].join('\n'),
    ),
    '',
  ].join('\n\n');
}
