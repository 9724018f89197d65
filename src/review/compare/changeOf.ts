import type { PageRecord } from '../record/schema';
import { worstOf } from './order';
import type { Change } from './review';

/** The address of a page as a name in HTML. */
export const idOf = (path: string): string =>
  path.replace(/^\/|\/$/g, '').replaceAll('/', '--') || 'home';

/** A page of its own with what is said of it. */
export function changeOf(
  page: PageRecord,
  own: Pick<Change, 'pages' | 'causes' | 'isByHand'> & Partial<Change>,
): Change {
  return {
    id: idOf(page.path),
    verdict: worstOf(own.findings ?? []),
    kinds: [],
    title: page.title,
    gist: [],
    findings: [],
    words: [],
    same: [],
    facts: [],
    ...own,
  };
}
