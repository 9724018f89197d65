import { useEffect, useRef } from 'react';
import { site } from '../../site';
import { Button } from '../primitives/Button';
import { Icon } from '../primitives/Icon';
import { Text } from '../primitives/Text';
import * as styles from './FormOutcome.module.css';

interface FormOutcomeProps {
  /** Texts: what happens next, up to the email address, and the link back. */
  readonly words: { readonly lead: string; readonly text: string; readonly back: string };
  readonly onBack: () => void;
}

/** Confirmation in place of a sent form. It takes the focus. */
export function FormOutcome({ words, onBack }: FormOutcomeProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  return (
    <div ref={element} tabIndex={-1} className={styles.root}>
      <span className={styles.sign}>
        <Icon name="check" />
      </span>
      <p>
        <strong>{words.lead}</strong>
      </p>
      <Text look="small" isSoft>
        {words.text} <a href={`mailto:${site.email}`}>{site.email}</a>.
      </Text>
      <Button variant="quiet" size="small" onClick={onBack}>
        {words.back}
      </Button>
    </div>
  );
}
