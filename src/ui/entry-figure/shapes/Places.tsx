import type { FigureOf } from '../../../content-model/entry-figure';
import { place } from '../../plot/place';
import { Text } from '../../primitives/Text';
import { Choice, Name, type ShapeProps } from '../Choice';
import * as styles from './Places.module.css';

/** Stops of a journey: rings whose area grows with what was done there; a list where it is narrow. */
export function Places({ figure: { stops }, ...of }: ShapeProps<FigureOf<'route'>>) {
  const most = Math.max(...stops.map(({ count }) => count));
  return (
    <div className={styles.root} style={place({ n: String(stops.length) })}>
      <i className={styles.line} />
      {stops.map(({ short, name, count, main }, index) => (
        <Choice key={short} of={of} index={index} className={styles.stop}>
          <i
            className={main ? styles.main : ''}
            style={place({ s: Math.sqrt(count / most).toFixed(2) })}
          />
          <Text as="b" look="label">
            {short}
          </Text>
          <Name look="tick" isSoft className={styles.name}>
            {name}
          </Name>
          <Text as="span" look="figureSm" className={styles.count}>
            {count}
          </Text>
        </Choice>
      ))}
    </div>
  );
}
