import { Heading } from '../../../ui/primitives/Heading';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { comparison } from './schema';
import * as styles from './ComparisonPapers.module.css';

type PapersProps = Pick<SectionProps<typeof comparison>, 'columns' | 'rows'>;

/** A paper for each row, one beside the other where there is room. */
export const ComparisonPapers = ({ columns, rows }: PapersProps) => (
  <ul className={styles.root}>
    {rows.map(({ title, cells }) => (
      <li key={title} className={styles.paper}>
        <Heading level={3} size="sm">
          {title}
        </Heading>
        <dl className={styles.lines}>
          {cells.map((cell, index) => (
            <div key={cell}>
              <Text as="dt" look="source">
                {columns[index]}
              </Text>
              <Text as="dd" look="small">
                {cell}
              </Text>
            </div>
          ))}
        </dl>
      </li>
    ))}
  </ul>
);
