import { formatCount } from '../../../../format/number';
import { fill } from '../../../../text/fillWords';
import { Dot } from '../../../../ui/plot/Dot';
import { Plot } from '../../../../ui/plot/Plot';
import { Stroke } from '../../../../ui/plot/Stroke';
import { area, curve, heightOf, level, line, percentOf } from '../../../../ui/plot/scale';
import { clock } from '../../../../ui/plot/segments';
import { Heading } from '../../../../ui/primitives/Heading';
import { Stack } from '../../../../ui/primitives/Stack';
import { Text } from '../../../../ui/primitives/Text';
import { nameOf, usualIn, type Fold, type Place } from './fold';
import words from './words.json';

interface ColumnDayProps {
  readonly fold: Fold;
  readonly at: Place;
  readonly power: readonly number[];
}

const hours = { from: 0, to: 23 };
const columns = [0, 6, 12, 18].map((hour) => ({
  at: percentOf(hour, hours),
  text: clock(hour * 60),
}));

/** The column that is read, as a day: its curve on what is usual there, and the hour in figures. */
export function ColumnDay({ fold, at: { column, hour }, power }: ColumnDayProps) {
  const usual = usualIn(fold, column);
  const range = { from: 0, to: Math.max(12, ...power, ...usual) * 1.08 };
  const now = power[hour] ?? 0;
  const values = { name: nameOf(fold, column), time: clock(hour * 60) };
  return (
    <Stack gap={4} isWide>
      <div aria-live="polite">
        <Heading level={3} size="sm">
          {fill(words.time, values)}
        </Heading>
        <Text look="figureXl">{fill(words.kw, { kw: formatCount(now, 1) })}</Text>
        <Text look="small" isSoft>
          {fill(words.usual[fold], { kw: formatCount(usual[hour] ?? 0, 1) })}
        </Text>
      </div>
      <Plot
        columns={columns}
        strokes={
          <>
            <Stroke kind="area" fill="expected" path={area(curve(usual, range), level(0, range))} />
            <Stroke kind="line" path={line(curve(power, range))} />
          </>
        }
      >
        <Dot x={percentOf(hour, hours)} y={heightOf(now, range)} look="halo" fill="late" />
      </Plot>
      <Text look="source">{words.line}</Text>
    </Stack>
  );
}
