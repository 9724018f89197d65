import { fill } from '../../../text/fillWords';
import copy from './words.json';
import { DataTable } from '../../../ui/primitives/DataTable';
import { PickedAgainst } from '../../../ui/primitives/PickedAgainst';
import { Said } from '../../../ui/primitives/Said';
import { Section } from '../../../ui/primitives/Section';
import { ComparisonPapers } from './ComparisonPapers';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { comparison } from './schema';
import * as styles from './Comparison.module.css';

/** Of these the last has a line of a phone to itself. */
const ODD = 3;

/** From this many columns on, one at a time stands against the last. */
const MANY = 4;

/** A table or papers; what is ours comes last, tinted. */
export function Comparison(props: SectionProps<typeof comparison>) {
  const { title, lead, anchor, variant, columns, rows, note } = props;
  const table = (
    <DataTable
      caption={title}
      look="ours"
      columns={[
        '',
        ...columns.map((name, index) => ({ name, isHalf: columns.length !== ODD || index < 2 })),
      ]}
      groups={[
        { rows: rows.map((row) => ({ key: row.title, head: row.title, cells: row.cells })) },
      ]}
    />
  );
  return (
    <Section title={title} lead={lead} anchor={anchor} head="split" size="md" isTight>
      <div className={styles.root}>
        {variant === 'papers' ? (
          <ComparisonPapers {...{ columns, rows }} />
        ) : columns.length < MANY ? (
          table
        ) : (
          <PickedAgainst
            words={fill(copy.against, { ours: columns.at(-1) ?? '' })}
            rivals={columns.slice(0, -1)}
          >
            {table}
          </PickedAgainst>
        )}
        {note ? <Said html={note} /> : null}
      </div>
    </Section>
  );
}
