import type { ArtifactOf } from '../../../content-model/artifact';
import { formatCount } from '../../../format/number';
import { DASHES, heapOf, THICKNESS } from '../../plot/squares';
import { place } from '../../plot/place';
import { Text } from '../../primitives/Text';
import * as styles from './Heaps.module.css';

/** How many at most, and the side of a square with its gap in pixels. */
const SIDES = [
  [12, 40],
  [60, 22],
  [150, 15],
  [500, 9],
] as const;

const sideOf = (all: number): number => SIDES.find(([most]) => all <= most)?.[1] ?? 6;

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
