import type { FigureOf } from '../../../content-model/entry-figure';
import { place } from '../../plot/place';
import { percentOf } from '../../plot/scale';
import { Text } from '../../primitives/Text';
import { Choice, Name, type ShapeProps } from '../Choice';
import { sidesOf } from './sidesOf';
import * as styles from './Measure.module.css';

/** Words of a tick this near to an end of the axis, in percent, stand on its inner side. */
const EDGE = 8;

const edgeOf = (x: number): string | undefined => {
  if (x < EDGE) return styles.start;
  return x > 100 - EDGE ? styles.end : undefined;
};

/** A bar on an axis, among its yardsticks; names of those that are not chosen where there is room. */
export function Measure({
  figure: { value, from, to, yardsticks },
  ...of
}: ShapeProps<FigureOf<'measure'>>) {
  const range = { from, to };
  const places = yardsticks.map((yardstick) => percentOf(yardstick.value, range));
  const sides = sidesOf(places);
  return (
    <div className={styles.root} style={place({ v: percentOf(value, range) })}>
      <i className={styles.bar} data-shade="live" />
      {places.map((x, index) => (
        <Choice
          key={x}
          of={of}
          index={index}
          className={`${styles.tick} ${edgeOf(x) ?? ''} ${sides[index] === 'above' ? styles.above : ''}`}
          style={place({ x })}
        >
          <i />
          <Name look="figureSm">{yardsticks[index]?.short}</Name>
          <Text as="span" look="source" className={styles.name}>
            {yardsticks[index]?.name}
          </Text>
        </Choice>
      ))}
    </div>
  );
}
