import type { FigureOf } from '../../../content-model/entry-figure';
import { Text } from '../../primitives/Text';
import { Choice, Name, type ShapeProps } from '../Choice';
import * as styles from './Marks.module.css';

/** More squares than this are small ones. */
const FEW = 60;

/** Percent, in full rows. */
const HUNDRED = 100;

/** A square for each, in as many columns as there is room for; the groups that are not chosen fade. */
export function Marks({ figure: { groups }, ...of }: ShapeProps<FigureOf<'marks'>>) {
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  const size = count > FEW ? styles.many : '';
  const columns = count === HUNDRED ? styles.hundred : '';
  return (
    <div className={styles.root}>
      <div className={`${styles.squares} ${size} ${columns}`}>
        {groups.map(({ name, count: marks, tone }) => (
          <span key={name}>
            {Array.from({ length: marks }, (_, index) => (
              <i key={index} data-shade={tone} />
            ))}
          </span>
        ))}
      </div>
      <div className={styles.keys}>
        {groups.map(({ name, count: marks, tone }, index) => (
          <Choice key={name} of={of} index={index} className={styles.key}>
            <i data-shade={tone} />
            <Text as="b" look="figureSm">
              {marks}
            </Text>
            <Name>{name}</Name>
          </Choice>
        ))}
      </div>
    </div>
  );
}
