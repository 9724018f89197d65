import type { CSSProperties } from 'react';
import { Heading } from '../../../../ui/primitives/Heading';
import { Prose } from '../../../../ui/primitives/Prose';
import { LedgerMinutes } from './LedgerMinutes';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { minuteLedger } from './schema';
import * as styles from './LedgerRow.module.css';

interface LedgerRowProps {
  readonly entry: SectionProps<typeof minuteLedger>['ledger']['entries'][number];
  readonly unit: string;
}

/** Row of a cause: a bar per minute, remaining ones dark. */
export function LedgerRow({ entry, unit }: LedgerRowProps) {
  const { title, before, after, text } = entry;
  const minutes = { '--before': before, '--after': after } as CSSProperties;
  return (
    <li className={styles.root}>
      <div className={styles.head}>
        <Heading level={3} size="sm">
          {title}
        </Heading>
        <LedgerMinutes before={before} after={after} unit={unit} />
        <p aria-hidden="true" className={styles.bars} style={minutes}>
          <i className={styles.left} />
          <i className={styles.gone} />
        </p>
      </div>
      <Prose html={text} />
    </li>
  );
}
