import type { ReactNode } from 'react';
import { Button } from './Button';
import { Scripted } from './Scripted';
import { Text } from './Text';
import { useCopy } from './useCopy';
import * as styles from './CopyText.module.css';

interface CopyTextProps {
  /** What the clipboard gets. */
  readonly text: string;
  readonly words: {
    readonly copy: string;
    readonly copied: string;
    /** Message if the browser refuses. */
    readonly notCopied: string;
  };
  readonly size?: 'small';
  /** What else one can do with it. */
  readonly children?: ReactNode;
}

/** Button that copies a text, and what came of it next to it. */
export function CopyText({ text, words, size, children }: CopyTextProps) {
  const [outcome, copy] = useCopy();
  return (
    <Scripted className={styles.root}>
      <Button variant="secondary" size={size} onClick={() => copy(text)}>
        {words.copy}
      </Button>
      {children}
      <span role="status">
        {outcome === 'copy' ? null : (
          <Text as="span" look="small">
            {words[outcome]}
          </Text>
        )}
      </span>
    </Scripted>
  );
}
