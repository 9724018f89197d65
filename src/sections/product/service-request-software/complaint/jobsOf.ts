import type { ComplaintTrouble } from './schema';

export type Unread = Omit<ComplaintTrouble, 'words' | 'kind'>;
export type Job = Omit<ComplaintTrouble, 'words'>;

/** Work orders of the troubles in a complaint: an emergency overrides all others, and a person reads what no rule knows. */
export function jobsOf(troubles: readonly ComplaintTrouble[], unread: Unread): readonly Job[] {
  const urgent = troubles.filter(({ kind }) => kind === 'emergency');
  const known = urgent.length > 0 ? urgent : troubles;
  return known.length > 0 ? known : [{ ...unread, kind: 'job' }];
}
