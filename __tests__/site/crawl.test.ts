import { builtPages, isBuilt } from '../support/builtSite';
import { parseBuilt } from '../support/parseBuilt';

interface Crawled {
  readonly description: string;
  readonly isIndexed: boolean;
  /** Pages of the site that it links to, in its content or around it. */
  readonly links: readonly string[];
  /** Those of its content alone, without header and footer. */
  readonly inContent: readonly string[];
}

const linksIn = (address: string, links: readonly Element[]): string[] =>
  links
    .map((link) => new URL(link.getAttribute('href') ?? '', `https://site.example${address}`))
    .filter(({ host }) => host === 'site.example')
    .map(({ pathname }) => pathname);

function crawl(address: string): Crawled {
  const { head, body } = parseBuilt(address);
  const content = (name: string): string =>
    head.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';
  const links = [...body.querySelectorAll('a[href]')];
  const canonical = head.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '';
  return {
    description: content('description'),
    isIndexed: !content('robots').includes('noindex') && canonical.endsWith(address),
    links: linksIn(address, links),
    inContent: linksIn(
      address,
      links.filter((link) => !link.closest('header, footer')),
    ),
  };
}

const pages = new Map(builtPages().map((address) => [address, crawl(address)]));
const indexed = [...pages].filter(([, { isIndexed }]) => isIndexed);

it('leads from the home page to every page that search engines may list', () => {
  const reached = new Set(['/']);
  // A set hands out what is added while it is walked.
  for (const address of reached) {
    for (const link of pages.get(address)?.links ?? []) if (isBuilt(link)) reached.add(link);
  }
  expect(indexed.map(([address]) => address).filter((address) => !reached.has(address))).toEqual(
    [],
  );
});

it('has no page that only the menus know', () => {
  const linked = new Set(
    [...pages].flatMap(([address, { inContent }]) => inContent.filter((link) => link !== address)),
  );
  const orphans = indexed.map(([address]) => address).filter((address) => !linked.has(address));
  expect(orphans.filter((address) => address !== '/')).toEqual([]);
});

it('describes every page in words of its own', () => {
  const described = new Map<string, string[]>();
  for (const [address, { description }] of indexed) {
    described.set(description, [...(described.get(description) ?? []), address]);
  }
  expect([...described.values()].filter((addresses) => addresses.length > 1)).toEqual([]);
});
