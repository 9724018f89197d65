import * as styles from './Fold.module.css';
import { Text } from './Text';

interface FoldLineProps {
  /** What is in the fold: “The clause in full, 90 words”. */
  readonly holds: string;
  /** What it belongs to, for those who hear the line alone. */
  readonly of: string;
}

/** The line of a `Fold` that names what is in it; not on paper. */
export const FoldLine = ({ holds, of }: FoldLineProps) => (
  <Text as="span" look="label" className={styles.holds}>
    {holds}
    <span className="visuallyHidden">: {of}</span>
  </Text>
);
