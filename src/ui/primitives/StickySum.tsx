import { Scripted } from './Scripted';
import * as styles from './StickySum.module.css';

interface StickySumProps {
  /** The id of what has the sum with all that belongs to it. */
  readonly target: string;
  readonly children: string;
}

/** What the fields before it come to, in sight on small screens while one changes them. */
export const StickySum = ({ target, children }: StickySumProps) => (
  <Scripted>
    <a href={`#${target}`} className={styles.root}>
      {children}
    </a>
  </Scripted>
);
