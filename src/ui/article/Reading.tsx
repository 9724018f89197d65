import type { ReactNode } from 'react';
import { SuspenseBoundaries } from '../layout/SuspenseBoundaries';
import { Container } from '../primitives/Container';
import * as styles from './Reading.module.css';

interface ReadingProps {
  /** Heading of the page, over the text. */
  readonly head?: ReactNode;
  /** Sticky column beside the text. */
  readonly side: ReactNode;
  /** Place of that column on small screens. */
  readonly sideOnSmall?: 'before' | 'after' | 'hidden';
  readonly children: ReactNode;
}

/** Two columns, 3:9: a sticky side and text of at most 40 rem. */
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
