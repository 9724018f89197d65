import copy from '../../copy/browse.json';
import { FilterRow } from '../primitives/FilterRow';
import type { Browsed } from './useBrowse';

interface FacetRowProps {
  readonly browsed: Browsed<unknown>;
  readonly facet: string;
  /** Name of the facet, for those who do not see the row. */
  readonly label: string;
  /** Words of a value, where it is not its own name. */
  readonly wordFor?: (value: string) => string;
}

/** One value out of a few of a facet, all of them in view, each with how many it leaves. */
export function FacetRow({ browsed, facet, label, wordFor }: FacetRowProps) {
  const { choice, optionsOf, choose } = browsed;
  return (
    <FilterRow
      label={label}
      value={choice[facet] ?? ''}
      onChange={(value) => choose(facet, value)}
      options={[
        { value: '', text: copy.all },
        ...optionsOf(facet).map(({ value, count }) => ({
          value,
          text: wordFor?.(value) ?? value,
          count,
        })),
      ]}
    />
  );
}
