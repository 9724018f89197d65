import type { FigureOf } from '../../../content-model/entry-figure';
import { place } from '../../plot/place';
import { percentOf } from '../../plot/scale';
import { Text } from '../../primitives/Text';
import { Choice, Name, type ShapeProps } from '../Choice';
import * as styles from './Pair.module.css';

/** Two bars to one scale. */
export function Pair({ figure: { before, after }, ...of }: ShapeProps<FigureOf<'pair'>>) {
  const range = { from: 0, to: Math.max(before.value, after.value) };
  return [before, after].map(({ value, text, name }, index) => (
    <Choice key={name} of={of} index={index} className={styles.row}>
      <Name className={styles.name}>{name}</Name>
      <i
        className={styles.bar}
        data-shade={index === 0 ? 'light' : 'strong'}
        style={place({ w: percentOf(value, range) })}
      />
      <Text as="b" look="figureSm">
        {text}
      </Text>
    </Choice>
  ));
}
