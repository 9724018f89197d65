import type { ReactNode } from 'react';
import { Icon } from './Icon';
import { Text } from './Text';
import * as styles from './PickedAgainst.module.css';

interface PickedAgainstProps {
  /** Before the choice: “Lintel against”. */
  readonly words: string;
  /** Names to choose from, in the order of their columns: the second one and those after it. */
  readonly rivals: readonly string[];
  readonly children: ReactNode;
}

/**
 * A table of which one column shows at a time beside ours, without script. On paper, and in browsers
 * without `:has`, all show.
 */
export const PickedAgainst = ({ words, rivals, children }: PickedAgainstProps) => (
  <div className={styles.root}>
    <Text as="div" look="figureSm">
      <label className={styles.label}>
        <span>{words}</span>{' '}
        <span className={styles.pick}>
          <select className={styles.select}>
            {rivals.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
          <Icon name="chevron-down" className={styles.arrow} />
        </span>
      </label>
    </Text>
    {children}
  </div>
);
