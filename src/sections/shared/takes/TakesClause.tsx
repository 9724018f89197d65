import { CopyText } from '../../../ui/primitives/CopyText';
import { Fold } from '../../../ui/primitives/Fold';
import { Heading } from '../../../ui/primitives/Heading';
import { Text } from '../../../ui/primitives/Text';
import words from './words.json';
import * as styles from './TakesClause.module.css';

interface ClauseProps {
  readonly title: string;
  readonly text: string;
}

/** A paragraph that visitors may take with them; phones fold it. */
export const TakesClause = ({ title, text }: ClauseProps) => (
  <div className={styles.root}>
    <Heading level={3} size="xs">
      {title}
    </Heading>
    <Fold
      isOpenWide
      className={styles.clause}
      title={
        <Text as="span" look="label">
          {words.read}
        </Text>
      }
    >
      <blockquote className={styles.text}>{text}</blockquote>
    </Fold>
    <CopyText text={text} words={words} />
  </div>
);
