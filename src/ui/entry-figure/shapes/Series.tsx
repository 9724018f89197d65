import type { FigureOf } from '../../../content-model/entry-figure';
import { place } from '../../plot/place';
import { percentOf } from '../../plot/scale';
import { Text } from '../../primitives/Text';
import { Choice, Name, type ShapeProps } from '../Choice';
import * as styles from './Series.module.css';

/** Signs for which there is room beside one another at 320 px. */
const ROOM = 32;

/** Columns. Where their words do not fit, those of the chosen one and of the ends are shown. */
export function Series({ figure: { points }, ...of }: ShapeProps<FigureOf<'series'>>) {
  const range = { from: 0, to: Math.max(...points.map(({ value }) => value)) };
  const longest = Math.max(...points.flatMap(({ text, name }) => [text.length, name.length]));
  const isTight = longest * points.length > ROOM;
  return (
    <div
      className={`${styles.root} ${isTight ? styles.tight : ''}`}
      style={place({ n: String(points.length) })}
    >
      {points.map(({ name, text, value, main }, index) => (
        <Choice
          key={name}
          of={of}
          index={index}
          className={styles.column}
          style={place({ h: percentOf(value, range) })}
        >
          <Text as="b" look="tick">
            {text}
          </Text>
          <i data-shade={main ? 'live' : 'strong'} />
          <Name look="tick">{name}</Name>
        </Choice>
      ))}
      <i className={styles.base} />
    </div>
  );
}
