import type { PageRecord, SiteRecord } from '../record/schema';
import { answersOf, endsWell } from './answers';
import { renamedPages } from './renamed';
import type { Finding, Pair } from './review';

/** What became of the pages of one build in another. */
export interface Addresses {
  /** Pages on both sides, wherever they stand now. */
  readonly pairs: readonly Pair[];
  readonly added: readonly PageRecord[];
  /** Pages that are gone, with what their addresses answer now. */
  readonly gone: readonly { readonly page: PageRecord; readonly to: string | undefined }[];
  /** Drafts, which the other build cannot have. */
  readonly drafts: readonly PageRecord[];
}

const isReal = ({ status }: PageRecord): boolean => status === 200;

/**
 * Pairs the pages of two builds: by file, or by the former address or the texts of a file that has another
 * name now; else by address, unless the page that stood there moved.
 */
export function pairPages(was: SiteRecord, is: SiteRecord): Addresses {
  const answerAt = answersOf(is);
  const byPath = new Map(was.pages.map((page) => [page.path, page]));
  const byFile = new Map(was.pages.flatMap((page) => (page.file ? [[page.file, page]] : [])));
  const former = new Map(
    is.redirects.flatMap(({ from, to, owner }) => {
      const page = owner === 'formerAddresses' ? byPath.get(from) : undefined;
      return page?.file && !is.files[page.file] ? [[to, page] as const] : [];
    }),
  );
  const renamed = renamedPages(was, is);
  const taken = new Set(renamed.values());
  const pairs = is.pages.flatMap((page): Pair[] => {
    const at = byPath.get(page.path);
    const own = (page.file && byFile.get(page.file)) || former.get(page.path);
    const free = [own, at?.file && is.files[at.file] ? undefined : at];
    const before = renamed.get(page) ?? free.find((one) => one && !taken.has(one));
    return before ? [{ was: before, is: page }] : [];
  });
  const [kept, paired] = [
    new Set(pairs.map((pair) => pair.was)),
    new Set(pairs.map((pair) => pair.is)),
  ];
  const fresh = is.pages.filter((page) => !paired.has(page));
  return {
    pairs,
    added: fresh.filter(({ draft }) => draft === undefined),
    drafts: fresh.filter(({ draft }) => draft !== undefined),
    gone: was.pages
      .filter((page) => isReal(page) && !kept.has(page) && page.draft === undefined)
      .map((page) => {
        const answer = answerAt(page.path);
        const to = answer.is === 'redirect' ? answer.redirect.to : undefined;
        return { page, to: to !== undefined && endsWell(answerAt, to) ? to : undefined };
      }),
  };
}

const linksTo =
  (address: string) =>
  ({ path, links }: PageRecord): boolean =>
    path !== address && links.some(([, href]) => href === address);

/** What a page that moved leaves behind. */
export function movedFinding(
  { was, is }: Pair,
  base: SiteRecord,
  record: SiteRecord,
): Finding | undefined {
  if (was.path === is.path) return undefined;
  const answer = answersOf(record)(was.path);
  const linked = new Set(base.pages.filter(linksTo(was.path)).map(({ path }) => path));
  const linking = record.pages.filter(
    (page) => linked.has(page.path) && linksTo(was.path)(page) && !linksTo(is.path)(page),
  ).length;
  const at = { file: `content/${is.file ?? ''}`, near: 'path:' };
  if (answer.is === 'redirect' && endsWell(answersOf(record), answer.redirect.to))
    return {
      id: `moved:${is.path}`,
      verdict: 'look',
      kind: 'titles',
      says: `It was ${was.path}, which answers ${answer.redirect.status} and leads to ${answer.redirect.to}.`,
      verb: 'Check',
      todo: 'see that mails and ads that are running lead to the new address.',
      at,
    };
  return {
    id: `moved:${is.path}`,
    verdict: 'stop',
    kind: 'gone',
    says:
      answer.is === 'page'
        ? `It was ${was.path}, where “${answer.page.title}” stands now: visitors of the old page get another one${linking > 0 ? `, and so do those of ${linking === 1 ? 'the page that links' : `the ${linking} pages that link`} there` : ''}.`
        : `It was ${was.path}, where nothing answers any more.`,
    verb: 'Do',
    todo:
      answer.is === 'page'
        ? 'give one of the two another address.'
        : `add ${was.path} to formerAddresses of the file.`,
    at,
  };
}

/** A finding, and the address that it is about. */
type Found = { readonly path: string; readonly finding: Finding };

/** Redirects of one build that the other one has not, or has otherwise. */
export function redirectFindings(was: SiteRecord, is: SiteRecord): Found[] {
  const now = new Map(is.redirects.map((redirect) => [redirect.from, redirect]));
  const answerAt = answersOf(is);
  return was.redirects.flatMap(({ from, to, owner }): Found[] => {
    const other = now.get(from);
    const at = { file: owner === 'edge' ? 'src/redirects/rules.ts' : 'content' };
    if (other?.to === to) return [];
    if (other) {
      const before = was.pages.find(({ path }) => path === to)?.file;
      const isFollowing =
        before !== undefined && is.pages.find(({ path }) => path === other.to)?.file === before;
      if (isFollowing) return [];
      return [
        {
          path: from,
          finding: {
            id: `redirect:${from}`,
            verdict: 'look',
            kind: 'gone',
            says: `${from} leads to ${other.to}, and no longer to ${to}.`,
            verb: 'Check',
            todo: 'open the old address on the preview.',
            at,
          },
        },
      ];
    }
    if (endsWell(answerAt, from)) return [];
    return [
      {
        path: from,
        finding: {
          id: `redirect:${from}`,
          verdict: 'stop',
          kind: 'gone',
          says: `${from} led to ${to}, and nothing answers there any more.`,
          verb: 'Do',
          todo: `put ${from} back among the former addresses, or into the rules.`,
          at,
        },
      },
    ];
  });
}
