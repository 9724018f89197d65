import { Button } from '../../../ui/primitives/Button';
import { Heading } from '../../../ui/primitives/Heading';
import { Scripted } from '../../../ui/primitives/Scripted';
import { Text } from '../../../ui/primitives/Text';
import { useCopy } from '../../../ui/primitives/useCopy';
import words from './words.json';
import * as styles from './TakesClause.module.css';

interface ClauseProps {
  readonly title: string;
  readonly text: string;
}

/** A paragraph that visitors may take with them. */
export function TakesClause({ title, text }: ClauseProps) {
  const [outcome, copy] = useCopy();
  return (
    <div className={styles.root}>
      <Heading level={3} size="xs">
        {title}
      </Heading>
      <blockquote>{text}</blockquote>
      <Scripted className={styles.copy}>
        <Button variant="secondary" onClick={() => copy(text)}>
          {words.copy}
        </Button>
        <span role="status">
          {outcome === 'copy' ? null : (
            <Text as="span" look="small">
              {words[outcome]}
            </Text>
          )}
        </span>
      </Scripted>
    </div>
  );
}
