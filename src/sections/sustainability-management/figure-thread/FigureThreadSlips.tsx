import type { SectionProps } from '../../../content-model/sectionProps';
import type { figureThread } from './schema';
import * as styles from './FigureThreadSlips.module.css';

interface FigureThreadSlipsProps {
  readonly slips: SectionProps<typeof figureThread>['strata'][number]['slips'];
  /** Whether it is the thread’s start (the report) or its end. */
  readonly end?: 'first' | 'last' | undefined;
}

/** Lines of a document, one on the thread. */
export const FigureThreadSlips = ({ slips, end }: FigureThreadSlipsProps) => (
  <dl className={end ? `${styles.root} ${styles[end]}` : styles.root}>
    {slips.map(({ name, value, isOnThread }) => (
      <div key={name} className={isOnThread ? `${styles.line} ${styles.tied}` : styles.line}>
        <dt>{name}</dt>
        <dd className={styles.value}>{value}</dd>
      </div>
    ))}
  </dl>
);
