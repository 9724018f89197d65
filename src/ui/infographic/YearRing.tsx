import { ringPath, ringRadius } from './ringPaths';
import * as styles from './YearRing.module.css';

const tones: Readonly<Record<string, string | undefined>> = {
  ink: styles.ink,
  brick: styles.brick,
  amber: styles.amber,
  ice: styles.ice,
  pine: styles.pine,
};

/** Share of a ring’s height that the highest column fills. */
const FILLED = 0.86;

interface YearRingProps {
  readonly panel: {
    readonly tone: string;
    readonly data: readonly { readonly value: number }[];
  };
  /** Index of the ring, and number of rings. */
  readonly index: number;
  readonly count: number;
  /** Inner and outer radius of all rings. */
  readonly inner: number;
  readonly outer: number;
}

/** Base radius of a ring, and height of its highest column. */
export const ringSize = ({ index, count, inner, outer }: Omit<YearRingProps, 'panel'>) => ({
  radius: ringRadius(index, count, inner, outer),
  height: ((outer - inner) / count) * FILLED,
});

/** Monthly values as columns on a circle. */
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
