import { formatUsd } from '../../../../format/number';
import { fill } from '../../../../text/fillWords';
import { Emphasis } from '../../../../ui/primitives/Emphasis';
import { Range } from '../../../../ui/primitives/Range';
import { Scripted } from '../../../../ui/primitives/Scripted';
import { Terms } from '../../../../ui/primitives/Terms';
import { Text } from '../../../../ui/primitives/Text';
import { PanelSide } from '../../../../ui/product-ui/parts/PanelSide';
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
  return (
    <PanelSide isSunken>
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
      <Terms
        width="6rem"
        terms={[
          { label: words.used, value: fill(words.perWeek, { perWeek }) },
          { label: words.last, value: last },
          { label: words.price, value: formatUsd(price) },
          {
            label: words.order,
            value: ordered ? fill(words.onTheWay, { ordered }) : words.noOrder,
          },
        ]}
      />
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
    </PanelSide>
  );
}
