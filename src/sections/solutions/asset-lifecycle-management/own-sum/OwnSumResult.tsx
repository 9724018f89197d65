import { useSettled } from '../../../../browser/useSettled';
import { formatDollars } from '../../../../format/number';
import { repairLimit } from '../../../../maintenance/repairLimit';
import { fill } from '../../../../text/fillWords';
import { Track } from '../../../../ui/plot/Track';
import { Range } from '../../../../ui/primitives/Range';
import { Scripted } from '../../../../ui/primitives/Scripted';
import { Stack } from '../../../../ui/primitives/Stack';
import { Terms } from '../../../../ui/primitives/Terms';
import { Text } from '../../../../ui/primitives/Text';
import { SavedYears } from './SavedYears';
import type { Sum } from './readSum';
import { mostQuoted, stepOf } from './scaleOf';
import words from './words.json';
import * as styles from './OwnSumResult.module.css';

interface OwnSumResultProps {
  readonly sum: Sum;
  /** Year of the quote. */
  readonly year: number;
  readonly onQuote: (quote: number) => void;
}

/** Limit and quote to one scale, which of them is higher, and the year that gets the money. */
export function OwnSumResult({ sum, year, onQuote }: OwnSumResultProps) {
  const limit = repairLimit(sum);
  const over = sum.quote - limit;
  const most = mostQuoted(sum, limit);
  const verdict = fill(over > 0 ? words.over : words.under, {
    amount: formatDollars(Math.abs(over)),
  });
  const spoken = useSettled(`${verdict} ${words.worth} ${formatDollars(limit)}`);
  const due = over > 0 ? year : year + sum.left;
  return (
    <div className={styles.root}>
      <div>
        <Text look="figureXl">{formatDollars(limit)}</Text>
        <Text look="unit">{words.worth}</Text>
      </div>
      <Stack gap={2} isWide>
        <Text look="verdict">{verdict}</Text>
        <Track
          isHigh
          value={sum.quote}
          of={most}
          limit={Math.min(limit, most)}
          fill={over > 0 ? 'late' : 'good'}
        />
        <Scripted>
          <Range
            label={words.move}
            value={Math.min(sum.quote, most)}
            min={0}
            max={most}
            step={stepOf(most)}
            valueText={formatDollars(sum.quote)}
            onChange={onQuote}
          />
        </Scripted>
        <Text look="small" isSoft>
          {words.scale}
        </Text>
        <p role="status" className="visuallyHidden">
          {spoken}
        </p>
      </Stack>
      <Terms
        width="9rem"
        terms={[
          { label: words.quote, value: formatDollars(sum.quote) },
          {
            label: words.budget,
            value: fill(words.line, { price: formatDollars(sum.price), year: due }),
          },
        ]}
      />
      <SavedYears sum={sum} first={year + 1} />
    </div>
  );
}
