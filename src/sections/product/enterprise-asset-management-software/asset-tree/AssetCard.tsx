import { fill } from '../../../../text/fillWords';
import { Emphasis } from '../../../../ui/primitives/Emphasis';
import { Rows } from '../../../../ui/primitives/Rows';
import { Text } from '../../../../ui/primitives/Text';
import type { Machine } from './schema';
import words from './words.json';
import * as styles from './AssetCard.module.css';

interface AssetCardProps {
  readonly machine: Machine;
  /** How many stop with it. */
  readonly count: number;
}

/** The record of the chosen machine: what stops with it, and what the register knows besides. */
export function AssetCard({ machine, count }: AssetCardProps) {
  const { code, detail, under, since, jobs, seen, stops } = machine;
  const says = count === 0 ? words.none : count === 1 ? words.one : words.says;
  const rows = [
    [words.fed, under ?? words.nothing],
    [words.since, since],
    [words.jobs, jobs],
    [words.seen, seen],
  ];
  return (
    <div className={styles.root}>
      <div>
        <Text look="source">{detail}</Text>
        <Text look="figureSm">{code}</Text>
      </div>
      <div role="status" className={styles.says}>
        <Text look="verdict">
          <Emphasis text={fill(says, { count, code })} />
        </Text>
        <Text>{stops}</Text>
      </div>
      <Text as="div" look="small">
        <Rows as="dl">
          {rows.map(([label, value]) => (
            <div key={label} className={styles.row}>
              <Text as="dt" look="source">
                {label}
              </Text>
              <dd>{value}</dd>
            </div>
          ))}
        </Rows>
      </Text>
    </div>
  );
}
