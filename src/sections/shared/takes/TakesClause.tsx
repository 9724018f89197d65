import { CopyText } from '../../../ui/primitives/CopyText';
import { Heading } from '../../../ui/primitives/Heading';
import words from './words.json';
import * as styles from './TakesClause.module.css';

interface ClauseProps {
  readonly title: string;
  readonly text: string;
}

/** A paragraph that visitors may take with them. */
export const TakesClause = ({ title, text }: ClauseProps) => (
  <div className={styles.root}>
    <Heading level={3} size="xs">
      {title}
    </Heading>
    <blockquote>{text}</blockquote>
    <CopyText text={text} words={words} />
  </div>
);
