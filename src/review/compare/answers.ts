import type { PageRecord, RedirectRecord, SiteRecord } from '../record/schema';

/** What an address answers. */
export type Answer =
  | { readonly is: 'page'; readonly page: PageRecord }
  | { readonly is: 'redirect'; readonly redirect: RedirectRecord }
  | { readonly is: 'nothing' };

/** A path without what stands behind it, and with the slash that addresses of pages end with. */
export const pathOf = (address: string): string => {
  const path = address.replace(/[?#].*$/, '');
  return path.endsWith('/') || /\.\w+$/.test(path) ? path : `${path}/`;
};

export const isOwn = (address: string): boolean => /^\/(?!\/)/.test(address);

/** A file or a function: its answer is no matter of the record. */
const isFile = (path: string): boolean => /\.\w+$/.test(path) || path === '/roi-pdf/';

const matches = ({ from, isEnding, notUnder }: RedirectRecord, path: string): boolean =>
  path === from ||
  (isEnding === true &&
    path.endsWith(from) &&
    !(notUnder !== undefined && path.startsWith(notUnder)));

/** What the addresses of a site answer, as the platform decides it: edge rules, pages, former addresses. */
export function answersOf({ pages, redirects }: Pick<SiteRecord, 'pages' | 'redirects'>) {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const edge = redirects.filter(({ owner }) => owner === 'edge');
  const others = redirects.filter(({ owner }) => owner !== 'edge');
  return (address: string): Answer => {
    const path = pathOf(address);
    const ruled = edge.find((redirect) => matches(redirect, path));
    if (ruled) return { is: 'redirect', redirect: ruled };
    const page = byPath.get(path);
    if (page?.status === 200) return { is: 'page', page };
    const moved = others.find((redirect) => matches(redirect, path));
    return moved ? { is: 'redirect', redirect: moved } : { is: 'nothing' };
  };
}

export type AnswerAt = ReturnType<typeof answersOf>;

/** Whether following an address ends at a page, at a file or on another site. */
export function endsWell(answerAt: AnswerAt, address: string): boolean {
  let next = address;
  for (let hop = 0; hop < 5; hop += 1) {
    if (!isOwn(next) || isFile(pathOf(next))) return true;
    const answer = answerAt(next);
    if (answer.is !== 'redirect') return answer.is === 'page';
    next = answer.redirect.to;
  }
  return false;
}
