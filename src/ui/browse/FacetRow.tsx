import copy from '../../copy/browse.json';
import { FilterRow } from '../primitives/FilterRow';
import type { Browsed } from './useBrowse';

interface FacetRowProps {
  readonly browsed: Browsed<unknown>;
  readonly facet: string;
  /** Name of the facet, for screen readers. */
  readonly label: string;
  /** Label of a value, where it is not the value itself. */
  readonly wordFor?: (value: string) => string;
}

/** Filter with few values, all in view, each with the number of entries it leaves. */
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
