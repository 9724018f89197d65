import type { SectionProps } from '../../../../content-model/sectionProps';
import { fill } from '../../../../text/fillWords';
import type { Mark } from '../../../../ui/plot/nearest';
import { middleOf } from '../../../../ui/plot/scale';
import type { nightWindows } from './schema';
import { windowsOf } from './windows';
import words from './words.json';

type Words = SectionProps<typeof nightWindows>;

/** The branch that a change names: 7 of “Branch 7, Keene”. */
const branchOf = (where: string): number => Number(/^Branch (\d+),/.exec(where)?.[1] ?? 0);

/** What each window of a night says, and the first of which there is more to tell than its state. */
export function marksOf(
  { windows, changes }: Words['nights'][number],
  keys: Words['keys'],
): { readonly marks: readonly Mark[]; readonly start: number } {
  const kinds = windowsOf(windows);
  const marks = kinds.map((kind, index): Mark => {
    const told = changes.find(({ where }) => branchOf(where) === index + 1);
    const says = told
      ? fill(words.told, told)
      : fill(words.other, { number: index + 1, state: keys[kind] });
    return { at: middleOf(index, kinds.length), y: 0, says };
  });
  const start = changes.map(({ where }) => branchOf(where)).find(Boolean) ?? 1;
  return { marks, start: start - 1 };
}
