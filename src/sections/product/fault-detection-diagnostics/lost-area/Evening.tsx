import { formatCount, formatDollars, formatUsd } from '../../../../format/number';
import { fill } from '../../../../text/fillWords';
import { Plot } from '../../../../ui/plot/Plot';
import { ReadOut } from '../../../../ui/plot/ReadOut';
import { place } from '../../../../ui/plot/place';
import { heightOf, hoursOf as hoursAt, percentOf } from '../../../../ui/plot/scale';
import { Container } from '../../../../ui/primitives/Container';
import { Text } from '../../../../ui/primitives/Text';
import type { EveningArea } from '../../../../content-model/drawings/eveningArea';
import { LoadStrokes } from '../LoadStrokes';
import { farthest, hoursOf, marksOf, scaleOf, sums } from '../load';
import words from './words.json';
import * as styles from './Evening.module.css';

interface EveningProps {
  readonly shape: EveningArea;
  /** Of a kWh, in dollars. */
  readonly price: number;
  readonly caption: string;
}

/** The end of a day over the width of the window, with the sum in the area that it fills. */
export function Evening({ shape, price, caption }: EveningProps) {
  const { fault, power, span } = shape;
  const { top } = scaleOf(shape);
  const kwh = sums(shape, top).at(-1) ?? 0;
  const placeOf = (time: string) => percentOf(hoursAt(time), { from: shape.from, to: 24 });
  const most = farthest(shape, top);
  const marks = marksOf(shape, top, true);
  const x = placeOf(fault.from);
  const to = placeOf(fault.to);
  const roof = heightOf(shape.measured[most] ?? 0, { from: 0, to: top });
  const floor = heightOf(shape.expected[most] ?? 0, { from: 0, to: top });
  return (
    <Container>
      <ReadOut
        hasHint
        label={words.label}
        marks={marks}
        start={marks.findLastIndex(({ at }) => at < to)}
      >
        {(probe) => (
          <Plot
            isWide
            className={styles.plot}
            columns={hoursOf(shape, 1).slice(1, -1)}
            strokes={<LoadStrokes load={shape} top={top} isFilled />}
          >
            <div
              className={styles.area}
              data-fill="late"
              style={place({ x, w: to - x, y: roof, h: floor - roof })}
            >
              <Text as="span" look="tick" className={styles.from}>
                {fault.from}
              </Text>
              <Text as="span" look="tick" className={styles.to}>
                {fault.to}
              </Text>
              <Text as="b" look="figureLg">
                {fill(words.sum, { kwh: formatCount(kwh) })}
              </Text>
              <Text as="span" look="small" className={styles.sides}>
                {fill(words.sides, {
                  power,
                  span,
                  cost: formatDollars(kwh * price),
                  price: formatUsd(price),
                })}
              </Text>
            </div>
            {probe}
          </Plot>
        )}
      </ReadOut>
      <Text look="source">{caption}</Text>
    </Container>
  );
}
