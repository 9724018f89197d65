import copy from '../../copy/browse.json';
import type { Browsed } from './useBrowse';
import { looks } from '../primitives/Text';
import * as styles from './FacetSelect.module.css';

interface FacetSelectProps {
  readonly browsed: Browsed<unknown>;
  readonly facet: string;
  /** Name of the facet, for screen readers; `all` labels the option of no filter. */
  readonly label: string;
  readonly all?: string;
  /** Label of a value, where it is not the value itself. */
  readonly wordFor?: (value: string) => string;
}

/** Filter with many values in a select, each with the number of entries it leaves. */
export function FacetSelect({ browsed, facet, label, all, wordFor }: FacetSelectProps) {
  const { choice, optionsOf, choose } = browsed;
  return (
    <label>
      <span className="visuallyHidden">{label}</span>
      <select
        className={`${styles.root} ${looks.nav}`}
        value={choice[facet] ?? ''}
        onChange={({ target }) => choose(facet, target.value)}
      >
        <option value="">{all ?? copy.all}</option>
        {optionsOf(facet).map(({ value, count }) => (
          <option key={value} value={value}>
            {`${wordFor?.(value) ?? value} (${count})`}
          </option>
        ))}
      </select>
    </label>
  );
}
