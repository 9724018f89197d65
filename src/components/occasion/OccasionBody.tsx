import type { ReactNode } from 'react';
import { Slices } from '../layout/Slices';
import { Container } from '../primitives/Container';
import * as styles from './OccasionBody.module.css';

interface OccasionBodyProps {
  /** The panel beside the text, which reaches up into the hero. */
  readonly side: ReactNode;
  readonly children: ReactNode;
}

/** The program beside the way to a seat. */
export function OccasionBody({ side, children }: OccasionBodyProps) {
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
