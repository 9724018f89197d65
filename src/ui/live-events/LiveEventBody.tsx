import type { ReactNode } from 'react';
import { SuspenseBoundaries } from '../layout/SuspenseBoundaries';
import { Container } from '../primitives/Container';
import * as styles from './LiveEventBody.module.css';

interface LiveEventBodyProps {
  /** The panel beside the text, which reaches up into the hero. */
  readonly side: ReactNode;
  readonly children: ReactNode;
}

/** The program beside the way to a seat. */
export function LiveEventBody({ side, children }: LiveEventBodyProps) {
  return (
    <Container className={styles.root}>
      <div className={styles.main}>
        <SuspenseBoundaries>{children}</SuspenseBoundaries>
      </div>
      <div className={styles.side}>
        <SuspenseBoundaries>{side}</SuspenseBoundaries>
      </div>
    </Container>
  );
}
