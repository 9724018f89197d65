import { formatUsd } from '../../../../format/number';
import { fill } from '../../../../text/fillWords';
import { Emphasis } from '../../../../ui/primitives/Emphasis';
import { Range } from '../../../../ui/primitives/Range';
import { Rows } from '../../../../ui/primitives/Rows';
import { Scripted } from '../../../../ui/primitives/Scripted';
import { Text } from '../../../../ui/primitives/Text';
import type { Bin } from './schema';
import { oneLateOf } from './stock';
import words from './words.json';
import * as styles from './BinCard.module.css';

interface BinCardProps {
  readonly bin: Bin;
  /** Count at which it orders, and the one that its wait asks for. */
  readonly line: number;
  readonly needed: number;
  /** Until a delivery. */
  readonly days: number;
  readonly onMove: (line: number) => void;
}

/** The open bin: what is in it, who took the last one, and its line, which can be moved. */
export function BinCard({ bin, line, needed, days, onMove }: BinCardProps) {
  const { number, part, count, full, ordered, perWeek, price, last } = bin;
  const of = oneLateOf(perWeek, days, line);
  const tooLow = of === 1 ? words.always : words.raise;
  const rows = [
    [words.used, fill(words.perWeek, { perWeek })],
    [words.last, last],
    [words.price, formatUsd(price)],
    [words.order, ordered ? fill(words.onTheWay, { ordered }) : words.noOrder],
  ];
  return (
    <div className={styles.root}>
      <div>
        <Text look="source">{fill(words.bin, { number })}</Text>
        <Text look="name">{part}</Text>
      </div>
      <Text look="figureLg">
        {count}{' '}
        <Text as="span" look="unit">
          {fill(words.ofFull, { full })}
        </Text>
      </Text>
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
      <Scripted className={styles.move}>
        <p className={styles.row}>
          <Text as="b" look="label">
            {words.line}
          </Text>
          <Text as="b" look="figureSm">
            {line}
          </Text>
        </p>
        <Range
          label={fill(words.lineOf, { part })}
          value={line}
          min={1}
          max={Math.max(full, needed)}
          valueText={fill(words.orderAt, { line })}
          onChange={onMove}
        />
      </Scripted>
      <div role="status" className={line < needed ? styles.late : undefined}>
        <Text look="small">
          <Emphasis text={fill(line < needed ? tooLow : words.enough, { of, needed })} />
        </Text>
      </div>
    </div>
  );
}
