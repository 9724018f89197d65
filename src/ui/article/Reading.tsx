import type { ReactNode } from 'react';
import { SuspenseBoundaries } from '../layout/SuspenseBoundaries';
import { Container } from '../primitives/Container';
import * as styles from './Reading.module.css';

interface ReadingProps {
  /** Heading of the page, over the text. */
  readonly head?: ReactNode;
  /** What stays beside the text while it is read. */
  readonly side: ReactNode;
  /** Where the side goes on small screens. */
  readonly sideOnSmall?: 'before' | 'after' | 'hidden';
  readonly children: ReactNode;
}

/** Two columns for reading, 3:9: a side that stays in view, and a measure of 40 rem. */
export function Reading({ head, side, sideOnSmall = 'after', children }: ReadingProps) {
  const beside = (
    <div className={`${styles.side} ${sideOnSmall === 'hidden' ? styles.wideOnly : ''}`}>
      {side}
    </div>
  );
  return (
    <Container className={styles.root}>
      {head ? <div className={styles.head}>{head}</div> : null}
      {sideOnSmall === 'after' ? null : beside}
      <div className={styles.body}>
        <SuspenseBoundaries>{children}</SuspenseBoundaries>
      </div>
      {sideOnSmall === 'after' ? beside : null}
    </Container>
  );
}
