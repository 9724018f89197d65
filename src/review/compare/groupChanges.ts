import { worstOf } from './order';
import type { Change } from './review';

/** Findings that are of the cause, and not of the page: one remedy for all pages that have them. */
const OF_CAUSE = /^(past|class|claim|share):/;

/** Changes that are one: the same cause, the same finding, or the same words on every page. */
function keyOf({ id, pages, verdict, causes, findings, gist, isByHand }: Change): string {
  if (pages.length !== 1 || isByHand) return id;
  const of = findings.map((finding) => finding.id);
  if (of.some((name) => !OF_CAUSE.test(name))) return id;
  // What the day moved is counted from it, on each page in other words.
  const about = of.length > 0 || causes.join() === 'day' ? of.join() : JSON.stringify(gist);
  return [verdict, causes.join(), about].join('\n');
}

/** Pages that changed for one reason and want one answer stand together; each keeps its own words. */
export function groupChanges(changes: readonly Change[]): Change[] {
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    const key = keyOf(change);
    groups.set(key, [...(groups.get(key) ?? []), change]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first || group.length === 1) return group;
    const findings = first.findings.map((finding) => {
      const says = group.flatMap((one) => one.findings.filter(({ id }) => id === finding.id));
      const all = [...new Set(says.map((one) => one.says))];
      const isOneFile = says.every(({ at }) => at?.file === finding.at?.file);
      return { ...finding, says: all.join(' '), at: isOneFile ? finding.at : undefined };
    });
    return [
      {
        ...first,
        verdict: worstOf(findings),
        kinds: [...new Set(group.flatMap(({ kinds }) => kinds))],
        pages: group.flatMap(({ pages }) => pages),
        findings,
        words: group.flatMap(({ words, pages }) =>
          words.map(({ parts }) => ({ where: pages[0]?.is ?? '', parts })),
        ),
        facts: [],
        snippet: undefined,
        // The first of them stands for all.
        share: findings.length > 0 ? first.share : undefined,
        same: [],
      },
    ];
  });
}
