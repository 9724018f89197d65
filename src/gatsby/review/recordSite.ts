import { execFileSync } from 'node:child_process';
import type { PublicPage } from '../../content-model/publicPage';
import type { Visibility } from '../../content-model/visibility';
import { edgeRedirects, pageAddress } from '../../redirects/owners';
import { rules } from '../../redirects/rules';
import {
  RECORD_VERSION,
  siteRecord,
  type PageRecord,
  type RedirectRecord,
  type SiteRecord,
} from '../../review/record/schema';
import { recordCode } from './recordCode';
import { recordContent } from './recordContent';
import { recordDays } from './recordDays';

/** What the record of a site is made from. */
export interface Recorded {
  readonly files: ReadonlyMap<string, string>;
  readonly visibility: Visibility;
  readonly pages: readonly PublicPage[];
  readonly records: readonly PageRecord[];
}

/** The edge rules; those that look for an ending say so, since they move more than one address. */
const atEdge = (): RedirectRecord[] => {
  const named = new Map<string, string | undefined>(
    rules.flatMap((rule) =>
      rule.kind === 'named' ? [[`/${rule.ending}/`, rule.notUnder] as const] : [],
    ),
  );
  return edgeRedirects.map((redirect) =>
    named.has(redirect.from)
      ? { ...redirect, isEnding: true, notUnder: named.get(redirect.from) }
      : { ...redirect },
  );
};

/** The commit that is built: the platform names it, or the history does; none without one. */
function commitOf(env: NodeJS.ProcessEnv): string | undefined {
  if (env['COMMIT_REF']) return env['COMMIT_REF'];
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

/** The record of a built site (src/review/record/schema.ts). */
export function recordSite({ files, visibility, pages, records }: Recorded): SiteRecord {
  const { formerAddresses, ...content } = recordContent(files, visibility);
  const moved = [...formerAddresses].map(([from, to]): RedirectRecord => ({
    from: pageAddress(from),
    to,
    status: 301,
    owner: 'formerAddresses',
  }));
  return siteRecord.parse({
    version: RECORD_VERSION,
    commit: commitOf(process.env),
    builtAt: new Date().toISOString(),
    today: visibility.today,
    pages: [...records].sort((a, b) => (a.path < b.path ? -1 : 1)),
    redirects: [...atEdge(), ...moved],
    days: recordDays(pages, content, visibility.today),
    ...content,
    ...recordCode(),
  });
}
