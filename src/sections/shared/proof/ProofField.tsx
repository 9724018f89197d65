import { formatCount } from '../../../format/number';
import { place } from '../../../ui/plot/place';
import { ChoiceRow } from '../../../ui/primitives/ChoiceRow';
import type { SectionProps } from '../../../content-model/sectionProps';
import { columnsOf, fieldOf, linesOf } from './fieldOf';
import { PartsSaid } from './PartsSaid';
import type { proof } from './schema';
import * as styles from './ProofField.module.css';

type PartsProps = NonNullable<SectionProps<typeof proof>['parts']>;

const FILLS = ['good', 'wait', 'late', 'before'] as const;

/** All of a whole across the page, a cell for each; those of the chosen part, or of the one pointed at, are full. */
export function ProofField({ claim, whole, items }: PartsProps) {
  const counts = items.map(({ count }) => count);
  const columns = columnsOf(counts);
  const { rows, outlines } = fieldOf(counts, columns);
  const grid = { columns: String(columns), rows: String(rows) };
  return (
    <div className={styles.root} data-choices>
      <svg
        aria-hidden="true"
        className={styles.field}
        style={place(grid)}
        viewBox={`0 0 ${columns} ${rows}`}
      >
        {outlines.map((points, index) => (
          <g key={points} data-fill={FILLS[index]} data-pick={index}>
            <polygon points={points} className={styles.pale} />
            <polygon points={points} data-choice={index + 1} />
          </g>
        ))}
        <path className={styles.lines} d={linesOf(columns, rows)} />
      </svg>
      <ChoiceRow
        legend={whole}
        isLegendHidden
        look="chips"
        choices={items.map(({ count, text }) => ({
          key: text,
          content: `${formatCount(count)} ${text}`,
        }))}
      />
      <PartsSaid claim={claim} items={items} />
    </div>
  );
}
