import type { FigureOf } from '../../../content-model/entry-figure';
import { place } from '../../plot/place';
import { Text } from '../../primitives/Text';
import { Choice, Name, type ShapeProps } from '../Choice';
import * as styles from './Marks.module.css';

/** More squares than this are small ones. */
const FEW = 60;

/** Percent, in full rows. */
const HUNDRED = 100;

/** Columns of a phone, in the order of preference. */
const COLUMNS = [10, 11, 9];

/** Columns on a phone, so that no row is of one square alone. */
const columnsOf = (count: number): number => COLUMNS.find((columns) => count % columns !== 1) ?? 10;

/** A square for each, in as many columns as there is room for; the groups that are not chosen fade. */
export function Marks({ figure: { groups }, ...of }: ShapeProps<FigureOf<'marks'>>) {
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  const size = count > FEW ? styles.many : '';
  const columns = count === HUNDRED ? styles.hundred : '';
  return (
    <div className={styles.root}>
      <div
        className={`${styles.squares} ${size} ${columns}`}
        style={place({ columns: String(columnsOf(count)) })}
      >
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
