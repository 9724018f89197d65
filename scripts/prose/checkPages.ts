import { isPageKind } from '../../src/content-model/kind';
import type { Entry } from '../../src/registry/check/siteMap';
import { site } from '../../src/site';
import type { ContentError } from '../../src/registry/check/contentError';
import type { Rules } from './rules';

interface Head {
  readonly title: string;
  readonly description: string;
  readonly seo?: {
    readonly title?: string;
    readonly description?: string;
    readonly noindex?: boolean;
    readonly canonical?: string;
  };
  readonly sections?: readonly { readonly title?: string; readonly lead?: string }[];
}

/** Longest title that results show whole, in characters; the schema holds `seo.title` to it. */
const TITLE = 60;
/** Shortest and longest description that results show as it is, in characters. */
const DESCRIPTION = { least: 70, most: 160 };

/** What search results show of pages, and whether pages that sell say on top what they sell. */
export function checkPages(entries: readonly Entry[], { terms }: Rules): ContentError[] {
  const owners = new Map<string, string>();
  return entries.flatMap(({ kind, content }): ContentError[] => {
    const { title, description, seo, sections } = content.data as unknown as Head;
    if (!isPageKind(kind) || seo?.noindex || seo?.canonical) return [];
    const file = `content/${content.file}`;
    const findings: ContentError[] = [];
    const add = (key: string, path: readonly string[], message: string) =>
      findings.push({ file, line: content.lineOf(path), key, message });
    const only = (key: 'title' | 'description', shown: string) => {
      const owner = owners.get(`${key} ${shown}`);
      if (owner) add(key, [key], `expected a ${key} of its own, got that of ${owner}`);
      else owners.set(`${key} ${shown}`, file);
    };

    const shownTitle = seo?.title ?? `${title} | ${site.name}`;
    only('title', shownTitle);
    if (shownTitle.length > TITLE) {
      const got = `got ${shownTitle.length} with the name of the site`;
      add('title', ['title'], `expected seo.title of at most ${TITLE} characters, ${got}`);
    }
    const shown = seo?.description ?? description;
    only('description', shown);
    if (shown.length < DESCRIPTION.least || shown.length > DESCRIPTION.most) {
      const span = `${DESCRIPTION.least} to ${DESCRIPTION.most} characters, got ${shown.length}`;
      add('description', ['description'], `expected seo.description or description of ${span}`);
    }
    if (terms.pages.some((start) => file.startsWith(start))) {
      const top = `${sections?.[0]?.title ?? title} ${sections?.[0]?.lead ?? ''}`.toLowerCase();
      const missing = termOf(file, terms.ignored).filter(
        (word) => !top.includes(word.replace(/s$/, '')),
      );
      if (missing.length > 0) {
        const words = missing.join(', ');
        add(
          'sections.0',
          ['sections', '0'],
          `expected what buyers type in title or lead: ${words}`,
        );
      }
    }
    return findings;
  });
}

/** What buyers would type, word by word: the name of the file. */
const termOf = (file: string, ignored: readonly string[]): string[] =>
  (/([\w-]+)(\/index)?\.md$/.exec(file)?.[1] ?? '')
    .split('-')
    .filter((word) => !ignored.includes(word));
