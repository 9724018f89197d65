import type { ReactNode } from 'react';
import { Heading } from '../primitives/Heading';
import { Text } from '../primitives/Text';
import * as styles from './ConsentPanel.module.css';

interface ConsentWordsProps {
  readonly title: string;
  readonly titleId: string;
  readonly children: ReactNode;
}

/** What is asked, in front of its buttons. */
export const ConsentWords = ({ title, titleId, children }: ConsentWordsProps) => (
  <div className={styles.words}>
    <Heading level={2} size="xs" id={titleId}>
      {title}
    </Heading>
    <Text size="small" isSoft className={styles.text}>
      {children}
    </Text>
  </div>
);
