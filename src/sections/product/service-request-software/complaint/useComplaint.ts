import { replaceQuery } from '../../../../browser/route';
import { useQuery } from '../../../../browser/useQuery';

/** Characters of a complaint. */
export const LONGEST = 160;

/** What was said, which the address keeps; at first the first of the sayings. */
export function useComplaint(sayings: readonly string[]) {
  const query = useQuery();
  const said = new URLSearchParams(query).get('say')?.trim().slice(0, LONGEST) ?? '';
  const say = (words: string): void => {
    const rest = new URLSearchParams(query);
    if (words.trim() === '') rest.delete('say');
    else rest.set('say', words.trim());
    replaceQuery(rest.toString());
  };
  return [said || (sayings[0] ?? ''), say] as const;
}
