import { Container } from '../../../ui/primitives/Container';
import { Heading } from '../../../ui/primitives/Heading';
import { FigureThreadDial } from './FigureThreadDial';
import { FigureThreadSlips } from './FigureThreadSlips';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { figureThread } from './schema';
import * as styles from './FigureThreadStratum.module.css';

interface FigureThreadStratumProps {
  readonly stratum: SectionProps<typeof figureThread>['strata'][number];
  readonly asksName: string;
  readonly breaksName: string;
  /** Whether it is below ground. */
  readonly isDark: boolean;
  /** Whether it is the last step. */
  readonly isLast: boolean;
}

/** Step of the trace: question, documents, and typical errors. */
export function FigureThreadStratum(props: FigureThreadStratumProps) {
  const { stratum, asksName, breaksName, isDark, isLast } = props;
  const { what, depth, ask, slips, breaks, dial } = stratum;
  return (
    <li className={styles.root} data-theme={isDark ? 'dark' : undefined}>
      <Container className={isLast ? `${styles.grid} ${styles.last}` : styles.grid}>
        <div className={styles.ask}>
          <Heading level={2} size="sm">
            {what}
          </Heading>
          <p className={styles.depth}>{depth}</p>
          <p className={styles.question}>
            <span className="visuallyHidden">{asksName}: </span>
            {ask}
          </p>
        </div>
        <div className={styles.shown}>
          <FigureThreadSlips slips={slips} end={isLast ? 'last' : undefined} />
        </div>
        <div className={styles.breaks}>
          {dial ? <FigureThreadDial digits={dial} /> : null}
          <p>
            <b className={styles.name}>{breaksName}</b>
            {breaks}
          </p>
        </div>
      </Container>
    </li>
  );
}
