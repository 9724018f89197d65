import type { ReactNode } from 'react';
import { SuspenseBoundaries } from '../layout/SuspenseBoundaries';
import { Container } from '../primitives/Container';
import * as styles from './LiveEventBody.module.css';

interface LiveEventBodyProps {
  /** Panel beside the text, which overlaps the hero. */
  readonly side: ReactNode;
  readonly children: ReactNode;
}

/** Program of an event beside the registration panel. */
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
