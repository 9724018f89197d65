import { ringPath, ringRadius } from './ringPaths';
import * as styles from './YearRing.module.css';

const tones: Readonly<Record<string, string | undefined>> = {
  ink: styles.ink,
  brick: styles.brick,
  amber: styles.amber,
  ice: styles.ice,
  pine: styles.pine,
};

/** Of the room of a ring, what its columns may fill. */
const FILLED = 0.86;

interface YearRingProps {
  readonly panel: {
    readonly tone: string;
    readonly data: readonly { readonly value: number }[];
  };
  /** Which ring it is, from 0, and of how many. */
  readonly index: number;
  readonly count: number;
  /** Between these radii lie all of them. */
  readonly inner: number;
  readonly outer: number;
}

/** Radius of a ring, and the height of its greatest column. */
export const ringSize = ({ index, count, inner, outer }: Omit<YearRingProps, 'panel'>) => ({
  radius: ringRadius(index, count, inner, outer),
  height: ((outer - inner) / count) * FILLED,
});

/** A figure by month, as columns on a circle. */
export function YearRing({ panel: { tone, data }, ...place }: YearRingProps) {
  const { radius, height } = ringSize(place);
  return (
    <>
      <circle className={styles.circle} r={radius} />
      <path
        className={tones[tone]}
        d={ringPath(
          data.map(({ value }) => value),
          radius,
          height,
        )}
      />
    </>
  );
}
