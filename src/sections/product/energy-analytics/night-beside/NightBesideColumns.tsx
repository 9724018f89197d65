import { fill } from '../../../../text/fillWords';
import { Bars } from '../../../../ui/plot/Bars';
import { Marker } from '../../../../ui/plot/Marker';
import { Plot } from '../../../../ui/plot/Plot';
import { ReadOut } from '../../../../ui/plot/ReadOut';
import { middleOf, percentOf } from '../../../../ui/plot/scale';
import { END, type Share } from './nightLoad';
import words from './words.json';
import * as styles from './NightBesideColumns.module.css';

interface NightBesideColumnsProps {
  readonly share: number;
  readonly steps: readonly Share[];
}

const inPercent = (share: number): number => Math.round(share * 100);

/** Histogram of buildings, with a line at the visitor’s; those that rest better are filled. */
export function NightBesideColumns({ share, steps }: NightBesideColumnsProps) {
  const most = Math.max(...steps.map(({ buildings }) => buildings)) * 1.15;
  const range = { from: steps[0]?.from ?? 0, to: END };
  const marks = steps.map(({ from, buildings }, index) => ({
    at: middleOf(index, steps.length),
    says: fill(words.bar, {
      from: inPercent(from),
      to: inPercent(steps[index + 1]?.from ?? END),
      count: buildings,
    }),
  }));
  const own = steps.findLastIndex(({ from }) => from <= share);
  return (
    <ReadOut label={words.bars} marks={marks} start={Math.max(0, own)}>
      {(probe) => (
        <Plot
          className={styles.plot}
          columns={[0.2, 0.4, 0.6, 0.8, 1].map((at) => ({
            at: percentOf(at, range),
            text: fill(words.tick, { percent: inPercent(at) }),
          }))}
        >
          <Bars
            className={styles.plot}
            bars={steps.map(({ from, buildings }) => ({
              height: (buildings / most) * 100,
              fill: from < share ? 'measured' : 'strong',
            }))}
          />
          <Marker x={Math.min(100, Math.max(0, percentOf(share, range)))} fill="late">
            {fill(words.you, { percent: inPercent(share) })}
          </Marker>
          {probe}
        </Plot>
      )}
    </ReadOut>
  );
}
