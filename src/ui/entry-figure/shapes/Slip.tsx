import type { FigureOf } from '../../../content-model/entry-figure';
import { Text } from '../../primitives/Text';
import { Choice, Name, type ShapeProps } from '../Choice';
import * as styles from './Slip.module.css';

/** A paper with its lines. */
export const Slip = ({ figure: { slip, lines }, ...of }: ShapeProps<FigureOf<'object'>>) => (
  <div className={styles.root} data-theme="light">
    <Text look="small" isSoft className={styles.head}>
      {slip}
    </Text>
    {lines.map(({ name, value, sum }, index) => (
      <Choice
        key={name}
        of={of}
        index={index}
        className={sum ? `${styles.line} ${styles.sum}` : styles.line}
      >
        <Name>{name}</Name>
        <Text as="b" look="figureSm" className={styles.value}>
          {value}
        </Text>
      </Choice>
    ))}
  </div>
);
