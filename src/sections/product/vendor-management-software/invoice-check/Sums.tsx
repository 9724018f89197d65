import { Text } from '../../../../ui/primitives/Text';
import { sumsOf, type Decision } from './check';
import type { CheckLine } from './schema';
import words from './words.json';
import * as styles from './Sums.module.css';

interface SumsProps {
  readonly lines: readonly CheckLine[];
  readonly decisions: readonly Decision[];
}

/** What was invoiced, what is paid of it at once, and what waits for an answer. */
export function Sums({ lines, decisions }: SumsProps) {
  const { total, release, ask } = sumsOf(lines, decisions);
  const rows = [
    { label: words.total, value: total },
    { label: words.released, value: release },
    { label: words.asked, value: ask },
  ];
  return (
    <dl className={styles.root} aria-live="polite">
      {rows.map(({ label, value }) => (
        <div key={label}>
          <Text as="dt" look="small" isSoft>
            {label}
          </Text>
          <Text as="dd" look="figureSm">
            {value}
          </Text>
        </div>
      ))}
    </dl>
  );
}
