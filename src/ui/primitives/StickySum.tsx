import { Scripted } from './Scripted';
import * as styles from './StickySum.module.css';

interface StickySumProps {
  /** Id of the element with the full result. */
  readonly target: string;
  readonly children: string;
}

/** Result of the fields above, sticky on small screens while they change. */
export const StickySum = ({ target, children }: StickySumProps) => (
  <Scripted>
    <a href={`#${target}`} className={styles.root}>
      {children}
    </a>
  </Scripted>
);
