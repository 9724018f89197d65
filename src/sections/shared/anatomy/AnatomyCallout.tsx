import type { CSSProperties } from 'react';
import { Heading } from '../../../ui/primitives/Heading';
import * as styles from './AnatomyCallout.module.css';

interface AnatomyCalloutProps {
  readonly number: number;
  readonly title: string;
  /** HTML made from Markdown. */
  readonly text: string;
}

/** Callout of a numbered part: its purpose, with an example. */
export function AnatomyCallout({ number, title, text }: AnatomyCalloutProps) {
  return (
    <li
      className={styles.root}
      data-number={number}
      style={{ '--row': number + 1 } as CSSProperties}
    >
      <Heading level={3} size="xs">
        {title}
      </Heading>
      <div className={styles.text} dangerouslySetInnerHTML={{ __html: text }} />
    </li>
  );
}
