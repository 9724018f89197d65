import { fill } from '../../../text/fillWords';
import copy from '../words.json';
import { climbOf, flights, HEIGHT, last, WIDTH, type Climb } from './climb.ts';
import { priceOf, type PriceInputs } from '../../../pricing/price.ts';
import { formatCount, formatDollars } from '../../../format/number.ts';
import { place } from '../../../ui/plot/place';
import { Text } from '../../../ui/primitives/Text';
import * as styles from './PriceDrawing.module.css';

const at = (x: number, height: number) =>
  place({ x: (x / WIDTH) * 100, y: (height / HEIGHT) * 100 });

const endsOf = (steps: Climb['staff']) => ({
  from: formatDollars(steps[0]?.price ?? 0),
  to: formatDollars(steps.at(-1)?.price ?? 0),
});

interface StairsProps {
  readonly steps: Climb['staff'];
  /** Height at which the stair begins. */
  readonly base: number;
}

const Stairs = ({ steps, base }: StairsProps) =>
  steps.map(({ x, width, height, isHere }) => (
    <rect
      key={x}
      {...{ x, width, height }}
      y={HEIGHT - base - height}
      className={isHere ? styles.here : styles.step}
    />
  ));

const Treads = ({ steps, base }: StairsProps) =>
  steps.map(({ x, width, height, price, isHere }, index) =>
    isHere || index === 0 ? null : (
      <span
        key={x}
        className={index === steps.length - 1 ? styles.top : styles.tread}
        style={at(x + width, base + height)}
      >
        <Text as="span" look="tick" isSoft>
          {formatCount(price)}
        </Text>
      </span>
    ),
  );

/** Both stairs on one dollar scale; the second starts on the visitor’s step of the first. */
export function PriceDrawing({ inputs }: { readonly inputs: PriceInputs }) {
  const { staff, buildings, nodes, line } = climbOf(inputs);
  const [first = 0, second = 0, third = 0] = nodes.map(({ height }) => height);
  const [low, high] = [endsOf(staff), endsOf(buildings)];
  const label = fill(copy.drawing, {
    staffFrom: low.from,
    staffTo: low.to,
    buildingsFrom: high.from,
    buildingsTo: high.to,
  });
  const { from, to } = flights.buildings;
  return (
    <div role="img" aria-label={label}>
      <div className={styles.plot}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className={styles.svg}>
          <rect
            x={from}
            y={HEIGHT - first}
            width={to - from}
            height={first}
            className={styles.plinth}
          />
          <rect
            x={last.from}
            y={HEIGHT - second}
            width={last.to - last.from}
            height={second}
            className={styles.plinth}
          />
          <Stairs steps={staff} base={0} />
          <Stairs steps={buildings} base={first} />
          <rect
            x={last.from}
            y={HEIGHT - third}
            width={last.to - last.from}
            height={third - second}
            className={styles.connections}
          />
          <path d={`M0 ${HEIGHT}H${WIDTH}`} className={styles.ground} />
          <path d={line} className={styles.line} />
        </svg>
        <Treads steps={staff} base={0} />
        <Treads steps={buildings} base={first} />
        {nodes.map(({ x, height }, index) => (
          <i key={index} className={styles.node} style={at(x, height)} />
        ))}
        <span className={styles.end} style={at(WIDTH, third)}>
          <Text as="b" look="figureSm">
            {formatDollars(priceOf(inputs).total)}
          </Text>
        </span>
      </div>
      <div className={styles.ticks}>
        {[...staff, ...buildings].map(({ x, width, upTo }, index) =>
          upTo === null ? null : (
            <span
              key={x}
              className={index % 5 === 0 ? styles.first : styles.tick}
              style={at(x + width, 0)}
            >
              <Text as="span" look="tick" isSoft>
                {upTo}
              </Text>
            </span>
          ),
        )}
      </div>
    </div>
  );
}
