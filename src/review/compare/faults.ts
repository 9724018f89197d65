import type { SiteRecord } from '../record/schema';
import type { Suspect } from './causesOf';
import { idOf } from './changeOf';
import { checkSite, type Fault } from './checkSite';
import { worstFirst, worstOf } from './order';
import type { Change, Finding } from './review';

/** Faults join the change of their page, or make one of their own. */
export function withFaults(
  changes: readonly Change[],
  faults: readonly (Finding & { readonly path: string })[],
  is: SiteRecord,
  suspects: readonly Suspect[],
): Change[] {
  const rest = new Map<string, Finding[]>();
  for (const { path, ...fault } of faults) rest.set(path, [...(rest.get(path) ?? []), fault]);
  const joined = changes.map((change) => {
    const path = change.pages[0]?.is ?? change.pages[0]?.was ?? '';
    const own = rest.get(path);
    if (!own || change.pages.length === 0) return change;
    rest.delete(path);
    const findings = worstFirst([...own, ...change.findings]);
    const kinds = [...new Set([...own.map(({ kind }) => kind), ...change.kinds])];
    return { ...change, findings, kinds, verdict: worstOf(findings) };
  });
  const others = [...rest].map(([path, findings]): Change => {
    const page = is.pages.find((one) => one.path === path);
    const files = new Set(findings.flatMap(({ at }) => at?.file ?? []));
    const causes = suspects.filter(({ file }) => files.has(file)).map(({ id }) => id);
    return {
      id: idOf(path),
      verdict: worstOf(findings),
      kinds: [...new Set(findings.map(({ kind }) => kind))],
      causes,
      isByHand: false,
      title: page?.title ?? path,
      pages: [{ was: path, is: path, title: page?.title ?? path }],
      gist: [],
      findings,
      words: [],
      same: [],
      facts: [],
    };
  });
  return [...joined, ...others];
}

/** Faults that the base does not have: what was there before is no work of this change. */
export function newFaults(was: SiteRecord | undefined, is: SiteRecord): Fault[] {
  const keyOf = ({ id, path }: Fault): string => `${id} ${path}`;
  const known = new Set(was ? checkSite(was).map(keyOf) : []);
  const titles = new Map(was?.pages.map(({ path, title }) => [path, title]));
  const titleAt = new Map(is.pages.map(({ path, title }) => [path, title]));
  // Of two pages with one title, it is the one that came, or was renamed, that wants another.
  const isOlder = ({ id, path }: Fault): boolean =>
    id.startsWith('title:') && titles.get(path) === titleAt.get(path);
  return checkSite(is).filter((fault) => !known.has(keyOf(fault)) && !isOlder(fault));
}
