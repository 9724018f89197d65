import type { ReactNode } from 'react';
import { Slices } from '../layout/Slices';
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
        <Slices>{children}</Slices>
      </div>
      <div className={styles.side}>
        <Slices>{side}</Slices>
      </div>
    </Container>
  );
}
