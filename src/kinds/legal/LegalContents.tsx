import copy from './legal.json';
import { Contents, type Passage } from '../../ui/content/Contents';
import { Heading } from '../../ui/primitives/Heading';
import { Icon } from '../../ui/primitives/Icon';
import * as styles from './LegalContents.module.css';

interface LegalContentsProps {
  readonly passages: readonly Passage[];
}

/**
 * Table of contents of a legal document. Where it stands above the text it folds: `details` holds
 * the summary alone, the list after it shows while it is open.
 */
export const LegalContents = ({ passages }: LegalContentsProps) => (
  <div className={styles.root}>
    <Heading level={2} size="label" className={styles.title}>
      {copy.contents}
    </Heading>
    <details className={styles.fold}>
      <summary className={styles.summary}>
        {copy.contents}
        <Icon name="chevron-down" className={styles.arrow} />
      </summary>
    </details>
    <div className={styles.list}>
      <Contents label={copy.contents} passages={passages} />
    </div>
  </div>
);
