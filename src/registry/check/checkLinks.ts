import { HREF_EXPECTED, isHref } from '../../content-model/fields';
import { didYouMean } from '../../text/didYouMean';
import { readBody } from './markdown';
import { readFrontmatter } from './readFrontmatter';
import { rolesOf } from './rolesOf';
import type { ContentError } from './contentError';
import type { Entry, PageEntry } from './siteMap';

interface FoundLink {
  readonly href: string;
  /** Asked for where a link leads nowhere. */
  readonly line: () => number;
  readonly key: string;
}

/** Links that lead nowhere: a page that is not there, an anchor that its page does not have. */
export function checkLinks(
  entries: readonly Entry[],
  pages: readonly PageEntry[],
  otherAddresses: ReadonlySet<string>,
): ContentError[] {
  const byAddress = new Map(pages.map((page) => [page.address, page]));
  const byFile = new Map(pages.map((page) => [page.entry.content.file, page]));
  const addresses = [...byAddress.keys(), ...otherAddresses];

  const error = (href: string, here: PageEntry | undefined): string | undefined => {
    if (!isHref(href)) return `expected ${HREF_EXPECTED}, got "${href}"`;
    if (!/^[/#]/.test(href)) return undefined;
    const [location = '', anchor] = href.split('#');
    const address = location.split('?')[0] ?? '';
    const page = address === '' ? here : byAddress.get(address);
    if (!page) {
      if (otherAddresses.has(address) || (address === '' && !here)) return undefined;
      return `expected a page of this site, but ${address} does not exist${didYouMean(address, addresses)}`;
    }
    if (anchor === undefined || page.anchors.has(anchor)) return undefined;
    return `expected an anchor of ${page.address}, but #${anchor} does not exist${didYouMean(anchor, [...page.anchors])}`;
  };

  return entries.flatMap((entry) =>
    linksOf(entry).flatMap(({ href, line, key }) => {
      const message = error(href, byFile.get(entry.content.file));
      return message ? [{ file: `content/${entry.content.file}`, line: line(), key, message }] : [];
    }),
  );
}

function linksOf(entry: Entry): FoundLink[] {
  const { content } = entry;
  const at = (path: readonly PropertyKey[]) => ({
    line: () => content.lineOf(path),
    key: path.map(String).join('.'),
  });
  const stated = rolesOf(entry)
    .filter(({ role }) => role.is === 'href')
    .map(({ value, path }) => ({ href: value, ...at(path) }));
  const inProse = readFrontmatter(entry).flatMap(({ facts, path }) =>
    facts.links.map(({ href }) => ({ href, ...at(path) })),
  );
  const inBody = readBody(content).links.map(({ href, line }) => ({
    href,
    line: () => content.bodyLine + line - 1,
    key: 'body',
  }));
  return [...stated, ...inProse, ...inBody];
}
