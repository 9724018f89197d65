import type { ContentError } from './contentError';
import type { Entry } from './siteMap';

/** Claims that ended before `today`, a day such as 2026-03-01. */
export function checkClaims(entries: readonly Entry[], today: string): ContentError[] {
  return entries.flatMap(({ kind, content }) => {
    const end = content.data['validUntil'];
    if (kind.name !== 'Claim' || typeof end !== 'string' || end >= today) return [];
    return [
      {
        file: `content/${content.file}`,
        line: content.lineOf(['validUntil']),
        key: 'validUntil',
        message: `expected a day from ${today} on, got "${end}"; count again, or take the claim off the pages`,
      },
    ];
  });
}
