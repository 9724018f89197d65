import { formatCount, formatPercentage, formatUsd } from '../../../../format/number';
import { fill } from '../../../../text/fillWords';
import { Plot } from '../../../../ui/plot/Plot';
import { ReadOut } from '../../../../ui/plot/ReadOut';
import { Stroke } from '../../../../ui/plot/Stroke';
import type { Fill } from '../../../../ui/plot/fill';
import { heightOf, middleOf } from '../../../../ui/plot/scale';
import { Heading } from '../../../../ui/primitives/Heading';
import { Text } from '../../../../ui/primitives/Text';
import { hourPath, ticksOf, timeOf } from '../hours';
import type { Line, Night } from '../night';
import words from './words.json';

const FILLS = {
  nobody: 'late',
  asked: 'measured',
  unknown: 'strong',
} as const satisfies Record<Line['kind'], Fill>;

interface LetterLineProps {
  readonly line: Line;
  readonly night: Night;
  /** Of a kWh, in dollars. */
  readonly price: number;
}

/** What a line brings along: its part of every hour of the night, its sum, and what is known of it. */
export function LetterLine({ line, night, price }: LetterLineProps) {
  const { name, power, kind, text } = line;
  const hours = night.powers.slice(night.dark);
  const top = Math.max(...hours) * 1.06;
  const kwh = power * hours.length;
  const marks = hours.map((all, index) => ({
    at: middleOf(index, hours.length),
    y: heightOf(power, { from: 0, to: top }),
    says: fill(words.mark, {
      time: timeOf(night, night.dark + index),
      power: formatCount(power),
      all: formatCount(all),
      share: formatPercentage((power / all) * 100),
    }),
  }));
  return (
    <>
      <div>
        <Heading level={3} size="sm">
          {name}
        </Heading>
        <Text look="label">
          {fill(words.sum, {
            power,
            hours: hours.length,
            kwh: formatCount(kwh),
            cost: formatUsd(kwh * price),
            price: formatUsd(price),
          })}
        </Text>
      </div>
      <ReadOut label={fill(words.hour, { name })} marks={marks} start={6}>
        {(probe) => (
          <Plot
            columns={ticksOf(night, 2, night.dark).slice(1)}
            strokes={hours.map((all, index) => {
              const at = { index, count: hours.length };
              return (
                <g key={index}>
                  <Stroke
                    kind="area"
                    fill="expected"
                    path={hourPath(at, { from: 0, to: all }, top)}
                  />
                  <Stroke
                    kind="area"
                    fill={FILLS[kind]}
                    path={hourPath(at, { from: 0, to: power }, top)}
                  />
                </g>
              );
            })}
          >
            {probe}
          </Plot>
        )}
      </ReadOut>
      <Text>{text}</Text>
    </>
  );
}
