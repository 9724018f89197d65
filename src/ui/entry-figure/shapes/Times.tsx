import type { FigureOf } from '../../../content-model/entry-figure';
import { place } from '../../plot/place';
import { percentOf } from '../../plot/scale';
import { Text } from '../../primitives/Text';
import { Choice, Name, type ShapeProps } from '../Choice';
import * as styles from './Times.module.css';

/** Words of a moment after this much of the line stand before it. */
const LATE = 80;

/** Moments on a line to scale; a list where it is narrow. */
export function Times({ figure: { from, to, events }, ...of }: ShapeProps<FigureOf<'times'>>) {
  const range = { from: Date.parse(from), to: Date.parse(to) };
  return (
    <div className={styles.root}>
      <i className={styles.line} />
      {events.map(({ at, short, name, main, below }, index) => {
        const x = percentOf(Date.parse(at), range);
        const classes = [styles.event, below ? styles.below : '', x > LATE ? styles.late : ''];
        return (
          <Choice
            key={at}
            of={of}
            index={index}
            className={classes.filter(Boolean).join(' ')}
            style={place({ x })}
          >
            <i className={main ? styles.main : ''} />
            <Text as="b" look="label">
              {short}
            </Text>
            <Name>{name}</Name>
          </Choice>
        );
      })}
    </div>
  );
}
