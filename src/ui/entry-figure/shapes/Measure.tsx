import type { FigureOf } from '../../../content-model/entry-figure';
import { place } from '../../plot/place';
import { percentOf } from '../../plot/scale';
import { Text } from '../../primitives/Text';
import { Choice, Name, type ShapeProps } from '../Choice';
import { sidesOf } from './sidesOf';
import * as styles from './Measure.module.css';

/** A bar on an axis, among its yardsticks; names of those that are not chosen where there is room. */
export function Measure({
  figure: { value, from, to, yardsticks },
  ...of
}: ShapeProps<FigureOf<'measure'>>) {
  const range = { from, to };
  const sides = sidesOf(yardsticks.map((yardstick) => percentOf(yardstick.value, range)));
  return (
    <div className={styles.root} style={place({ v: percentOf(value, range) })}>
      <i className={styles.bar} data-shade="live" />
      {yardsticks.map(({ value: at, short, name }, index) => (
        <Choice
          key={name}
          of={of}
          index={index}
          className={`${styles.tick} ${sides[index] === 'above' ? styles.above : ''}`}
          style={place({ x: percentOf(at, range) })}
        >
          <i />
          <Name look="figureSm">{short}</Name>
          <Text as="span" look="source" className={styles.name}>
            {name}
          </Text>
        </Choice>
      ))}
    </div>
  );
}
