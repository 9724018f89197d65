/**
 * What the site itself puts into a clause, where a line of its own names it: `{cookie-table}`. Its
 * name is an anchor of the page too.
 */
export const inserts = [
  'cookie-table',
  'region-table',
  'cookie-choices',
  'sub-processor-table',
  'sub-processor-changes',
  'sub-processor-matrix',
  'credit-scale',
  'conformance-table',
  'form',
  'versions',
] as const;
export type Insert = (typeof inserts)[number];

export const isInsert = (name: string): name is Insert =>
  (inserts as readonly string[]).includes(name);
