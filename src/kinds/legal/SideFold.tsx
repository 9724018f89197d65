import type { ReactNode } from 'react';
import { Heading } from '../../ui/primitives/Heading';
import { Icon } from '../../ui/primitives/Icon';
import { Text } from '../../ui/primitives/Text';
import * as styles from './SideFold.module.css';

interface SideFoldProps {
  readonly title: string;
  readonly children: ReactNode;
}

/**
 * List beside a legal document. Where it is above the text it folds: `details` holds the summary
 * alone, the list after it shows while it is open.
 */
export const SideFold = ({ title, children }: SideFoldProps) => (
  <div>
    <Heading level={2} size="label" className={styles.title}>
      {title}
    </Heading>
    <details className={styles.fold}>
      <summary className={styles.summary}>
        <Text as="span" look="label">
          {title}
        </Text>
        <Icon name="chevron-down" className={styles.arrow} />
      </summary>
    </details>
    <div className={styles.list}>{children}</div>
  </div>
);
