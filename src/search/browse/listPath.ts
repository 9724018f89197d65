/** Address of a page of a long list, from 1: `/events/`, `/events/page/2/`. */
export const listPath = (path: string, page: number): string =>
  page === 1 ? path : `${path}page/${page}/`;
