import { Prose } from '../../../ui/primitives/Prose';
import { Section } from '../../../ui/primitives/Section';
import { ComparisonTable } from './ComparisonTable';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { comparison } from './schema';
import * as styles from './Comparison.module.css';

/** The last column is tinted. */
export function Comparison(props: SectionProps<typeof comparison>) {
  const { title, lead, anchor, columns, rows, note } = props;
  return (
    <Section title={title} lead={lead} anchor={anchor} head="split">
      <div className={styles.root}>
        <ComparisonTable columns={columns} rows={rows} />
        {note ? <Prose html={note} /> : null}
      </div>
    </Section>
  );
}
