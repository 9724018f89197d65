import { site } from '../site';
import type { FoundPage } from './page';

const line = (origin: string, { path, title, description }: FoundPage): string =>
  `- [${title}](${origin}${path}): ${description}`;

/** The public pages by kind, for programs that read instead of render (llmstxt.org). */
export function llms(origin: string, about: string, pages: readonly FoundPage[]): string {
  const kinds = new Map<string, FoundPage[]>();
  for (const page of pages.filter(({ isIndexed }) => isIndexed)) {
    kinds.set(page.kindTitle, [...(kinds.get(page.kindTitle) ?? []), page]);
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
