import type { PageRecord, SiteRecord } from '../record/schema';
import { addedChange, goneChange, lonelyFaults } from './addedAndGone';
import { catchOnPage } from './catchFacts';
import { suspectsOf, withoutOldNames, type Suspect } from './causesOf';
import { changeOf } from './changeOf';
import { isFact, type Changed } from './changed';
import { movedFinding, pairPages, redirectFindings, type Addresses } from './compareAddresses';
import { compareMenus } from './compareMenus';
import { comparePage, gistOfHead, type Difference } from './comparePage';
import { gistOf } from './diffWords';
import { newFaults, withFaults } from './faults';
import { folderOf, followed, reachOf, tracesOf, type Places } from './followed';
import { groupChanges } from './groupChanges';
import { handwritten } from './handwritten';
import { inOrder, worstFirst } from './order';
import type { Build, Cause, Change, Finding, Review } from './review';

const isPage = ({ status }: PageRecord): boolean => status === 200;

const buildOf = ({ commit, builtAt, version, pages, redirects }: SiteRecord): Build => ({
  commit,
  builtAt,
  version,
  pages: pages.filter(isPage).length,
  redirects: redirects.length,
});

const UNKNOWN: Suspect = {
  id: 'unknown',
  name: 'something that the record does not know',
  says: 'neither content nor code nor packages explain it',
  file: '',
  kind: 'unknown',
  names: [],
};

const isNothing = ({ words, facts, findings, kinds, share }: Difference): boolean =>
  words.length + facts.length + findings.length + kinds.length === 0 && share === undefined;

/** The page for visitors with the most bytes, beside what it had. */
function heaviestOf(is: SiteRecord, was?: SiteRecord): Review['heaviest'] {
  const [first] = is.pages
    .filter((page) => isPage(page) && page.isListed)
    .toSorted((a, b) => b.bytes - a.bytes);
  if (!first) return undefined;
  const before = was?.pages.find(({ path }) => path === first.path);
  return { title: first.title, bytes: { was: before?.bytes, is: first.bytes } };
}

function changedPages(
  addresses: Addresses,
  was: SiteRecord,
  is: SiteRecord,
  suspects: readonly Suspect[],
): Changed[] {
  const files = new Map<string, string[]>();
  const stand = ({ file }: PageRecord, { path }: PageRecord): void => {
    if (file) files.set(file, [...(files.get(file) ?? []), path]);
  };
  for (const page of [...was.pages, ...is.pages]) stand(page, page);
  for (const pair of addresses.pairs) if (pair.was.file !== pair.is.file) stand(pair.is, pair.was);
  const folders = new Map(
    [...was.pages, ...is.pages].map(({ path, file }) => [path, file && folderOf(file)]),
  );
  const places: Places = {
    of: (file) => files.get(file) ?? [],
    folderAt: (address) => folders.get(address),
  };
  return addresses.pairs.flatMap((pair): Changed[] => {
    const difference = comparePage(pair, was, is);
    if (isNothing(difference) && pair.was.path === pair.is.path) return [];
    const reach = pair.is.file ? reachOf(pair.is.file, is.files) : new Set<string>();
    const traces = tracesOf(pair.was, pair.is, difference.words);
    const found = followed(pair, traces, suspects, reach, places);
    // Its former name may be that of another page now.
    const isOwn = ({ id }: Suspect): boolean => id === (pair.is.file ?? pair.was.file);
    const [own, others] = [found.filter(isOwn), found.filter((one) => !isOwn(one))];
    const causes = found.length > 0 ? [...own, ...others] : [UNKNOWN];
    return [{ pair, difference, causes, isByHand: own.length > 0 }];
  });
}

function ofPair(changed: Changed, was: SiteRecord, is: SiteRecord): Change {
  const { pair, difference, causes, isByHand } = changed;
  const { words, facts, kinds, snippet, share, same } = difference;
  const caught = causes.filter(isFact).flatMap((fact) => catchOnPage(fact, pair.is, words, is));
  const moved = movedFinding(pair, was, is);
  const own = difference.findings.map(atCause(changed));
  const findings = worstFirst([moved, ...own, ...caught].filter((one) => one !== undefined));
  const first = words[0];
  const gist = first ? gistOf(first.parts) : gistOfHead(difference);
  return changeOf(pair.is, {
    pages: [{ was: pair.was.path, is: pair.is.path, title: pair.is.title }],
    causes: causes.map(({ id }) => id),
    isByHand,
    findings,
    kinds: [...new Set([...findings.map(({ kind }) => kind), ...kinds])],
    gist,
    words,
    facts,
    snippet,
    share,
    same,
  });
}

const asCause = ({ id, name, says, file, kind }: Suspect): Cause => ({
  id,
  name,
  says,
  file,
  kind,
});

/** A finding on a page that did not change by itself is mended where its cause is. */
const atCause =
  ({ pair, causes, isByHand }: Changed) =>
  (finding: Finding): Finding => {
    const isOfPage = finding.at?.file === `content/${pair.is.file ?? ''}`;
    const file = causes[0]?.file;
    return isByHand || !isOfPage ? finding : { ...finding, at: file ? { file } : undefined };
  };

/** Code that moved no word says how many pages are made of it: what it did to their looks, nobody knows yet. */
const withPages =
  ({ pages }: SiteRecord) =>
  (cause: Cause): Cause => {
    const made = pages.filter(({ parts }) => parts.includes(cause.id)).length;
    if (made === 0) return cause;
    const are = made === 1 ? '1 page is made of it' : `${made} pages are made of it`;
    return { ...cause, says: `${cause.says}; ${are}` };
  };

/** Whether nothing followed it, nor a fact that stands in its file. */
const isSilentBeside =
  (causes: readonly Cause[]) =>
  ({ id, file }: Suspect): boolean =>
    !causes.some((cause) => cause.id === id || (cause.kind === 'fact' && cause.file === file));

const causesIn = (changes: readonly Change[], suspects: readonly Suspect[]): Cause[] => {
  const reaches = new Map<string, number>();
  for (const { causes, pages } of changes)
    for (const id of causes) reaches.set(id, (reaches.get(id) ?? 0) + Math.max(1, pages.length));
  return [...suspects, UNKNOWN]
    .filter(({ id }) => reaches.has(id))
    .sort(
      (a, b) =>
        Number(a.kind === 'day') - Number(b.kind === 'day') ||
        (reaches.get(b.id) ?? 0) - (reaches.get(a.id) ?? 0),
    )
    .map(asCause);
};

/**
 * Compares a build with the one that it is to take the place of. Without that, the checks that need one
 * side only still run. Pure: the same records, the same review.
 */
export function compare(was: SiteRecord | undefined, is: SiteRecord): Review {
  const faults = newFaults(was, is);
  const frame = {
    version: 1,
    here: buildOf(is),
    days: is.days,
    heaviest: heaviestOf(is, was),
  } as const;
  const none = { byHand: 0, follow: 0, day: 0, added: 0, moved: 0, lost: 0 };
  if (!was) {
    const changes = inOrder(withFaults([], faults, is, []));
    return { ...frame, counts: none, unchanged: 0, causes: [], changes, silent: [], drafts: [] };
  }
  const addresses = pairPages(was, is);
  const suspects = withoutOldNames(suspectsOf(was, is), addresses.pairs, is);
  const changed = changedPages(addresses, was, is, suspects);
  const pages = [
    ...changed.map((one) => ofPair(one, was, is)),
    ...addresses.added.map((page) => addedChange(page, is)),
    ...addresses.gone.map(goneChange),
  ];
  const redirects = redirectFindings(was, is).map(({ path, finding }) => ({ ...finding, path }));
  const single = [
    ...withFaults(
      pages,
      [...faults, ...redirects, ...lonelyFaults(addresses.pairs, was, is)],
      is,
      suspects,
    ),
    ...compareMenus(was, is),
    ...handwritten(changed, is),
  ];
  const causes = causesIn(single, suspects);
  const moved = addresses.pairs.filter((pair) => pair.was.path !== pair.is.path);
  const byHand = changed.filter(({ isByHand }) => isByHand).length;
  const day = changed.filter(({ causes: [first] }) => first?.kind === 'day').length;
  const lost = addresses.gone.filter(({ to }) => to === undefined).length;
  const unanswered = moved.filter((pair) => movedFinding(pair, was, is)?.verdict === 'stop').length;
  return {
    ...frame,
    base: buildOf(was),
    counts: {
      byHand,
      follow: changed.length - byHand - day,
      day,
      added: addresses.added.length,
      moved: moved.length,
      lost: lost + unanswered,
    },
    unchanged: addresses.pairs.filter(({ is: page }) => isPage(page)).length - changed.length,
    causes,
    silent: suspects.filter(isSilentBeside(causes)).map(asCause).map(withPages(is)),
    changes: inOrder(groupChanges(single)),
    drafts: addresses.drafts.map(({ path, title }) => ({ is: path, title })),
  };
}
