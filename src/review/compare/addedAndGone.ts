import type { PageRecord, SiteRecord } from '../record/schema';
import { changeOf } from './changeOf';
import type { Fault } from './checkSite';
import type { Addresses } from './compareAddresses';
import { snippetOf } from './comparePage';
import type { Change, Finding, Kind, Pair } from './review';

/** Addresses that menus, or other pages in their text, link to. */
function linkedIn({ pages, menus }: SiteRecord): ReadonlySet<string> {
  const inText = pages.flatMap(({ path, links }) =>
    links.map(([, href]) => href.replace(/[?#].*$/, '')).filter((href) => href !== path),
  );
  return new Set([...menus.map(({ href }) => href), ...inText]);
}

/** Pages that nobody finds any more by going through the site. */
export function lonelyFaults(pairs: readonly Pair[], was: SiteRecord, is: SiteRecord): Fault[] {
  const [before, after] = [linkedIn(was), linkedIn(is)];
  return pairs
    .filter((pair) => pair.is.isListed && before.has(pair.was.path) && !after.has(pair.is.path))
    .map((pair) => ({
      id: `lonely:${pair.is.path}`,
      path: pair.is.path,
      verdict: 'look',
      kind: 'links',
      says: 'No page and no menu links to it any more.',
      verb: 'Check',
      todo: 'link to it from its hub, or say why it stays.',
    }));
}

/** A page that the other build has not. */
export function addedChange(page: PageRecord, is: SiteRecord): Change {
  const kinds: Kind[] = ['new'];
  const lonely: Finding[] =
    page.isListed && !linkedIn(is).has(page.path)
      ? [
          {
            id: `lonely:${page.path}`,
            verdict: 'look',
            kind: 'new',
            says: 'It is new, and no page links to it.',
            verb: 'Check',
            todo: 'link to it from where its readers are.',
          },
        ]
      : [];
  return changeOf(page, {
    pages: [{ is: page.path, title: page.title }],
    causes: page.file ? [page.file] : [],
    isByHand: true,
    kinds,
    findings: lonely,
    gist: [{ ins: page.title }],
    snippet: { is: snippetOf(page) },
  });
}

/** A page that only the other build has. */
export function goneChange({ page, to }: Addresses['gone'][number]): Change {
  const finding: Finding = {
    id: `gone:${page.path}`,
    verdict: to ? 'look' : 'stop',
    kind: 'gone',
    says: to
      ? `The page is gone, and its address leads to ${to}.`
      : 'The page is gone, and nothing answers at its address.',
    verb: to ? 'Check' : 'Do',
    todo: to
      ? 'see that visitors find there what they came for.'
      : 'add the address to formerAddresses of the page that takes its place, or put the page back.',
    at: page.file ? { file: `content/${page.file}` } : undefined,
  };
  return changeOf(page, {
    pages: [{ was: page.path, title: page.title }],
    causes: page.file ? [page.file] : [],
    isByHand: true,
    kinds: ['gone'],
    findings: [finding],
    gist: [{ del: page.title }],
    snippet: { was: snippetOf(page) },
  });
}
