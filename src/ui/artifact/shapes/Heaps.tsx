import type { ArtifactOf } from '../../../content-model/artifact';
import { formatCount } from '../../../format/number';
import { DASHES, heapOf, THICKNESS } from '../../plot/squares';
import { place } from '../../plot/place';
import { Text } from '../../primitives/Text';
import * as styles from './Heaps.module.css';

/** Side of a square with its gap, in pixels, by how many there are. */
const sideOf = (all: number): number => (all > 500 ? 5 : all > 150 ? 8 : all > 60 ? 12 : 18);

/** A heap of squares for each count, all of one size. */
export function Heaps({ groups }: ArtifactOf<'heaps'>) {
  const side = sideOf(groups.reduce((all, { count }) => all + count, 0));
  return (
    <ul className={styles.root}>
      {groups.map(({ count, name, tone }) => {
        const perRow = Math.ceil(Math.sqrt(count * 1.6));
        const { width, height, path } = heapOf(count, perRow);
        return (
          <li key={name} className={styles.group} style={place({ wide: `${perRow * side}px` })}>
            <svg
              viewBox={`0 0 ${width} ${height}`}
              aria-hidden="true"
              className={styles.heap}
              data-shade={tone}
            >
              <path d={path} strokeDasharray={DASHES} strokeWidth={THICKNESS} />
            </svg>
            <span>
              <Text as="span" look="figureSm">
                {formatCount(count)}
              </Text>{' '}
              <Text as="span" look="small">
                {name}
              </Text>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
