import type { FigureOf } from '../../../content-model/entry-figure';
import { Text } from '../../primitives/Text';
import { Choice, Name, type ShapeProps } from '../Choice';
import * as styles from './Marks.module.css';

/** More squares than this are small ones. */
const FEW = 60;

/** A square for each, in as many columns as there is room for; the groups that are not chosen fade. */
export function Marks({ figure: { groups }, ...of }: ShapeProps<FigureOf<'marks'>>) {
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  return (
    <div className={styles.root}>
      <div className={`${styles.squares} ${count > FEW ? styles.many : ''}`}>
        {groups.map(({ name, count: size, tone }) => (
          <span key={name}>
            {Array.from({ length: size }, (_, index) => (
              <i key={index} data-shade={tone} />
            ))}
          </span>
        ))}
      </div>
      <div className={styles.keys}>
        {groups.map(({ name, count: size, tone }, index) => (
          <Choice key={name} of={of} index={index} className={styles.key}>
            <i data-shade={tone} />
            <Text as="b" look="figureSm">
              {size}
            </Text>
            <Name>{name}</Name>
          </Choice>
        ))}
      </div>
    </div>
  );
}
