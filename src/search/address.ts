/** The page of the search. Alone here, since the header of every page names it. */
export const SEARCH = '/search/';
