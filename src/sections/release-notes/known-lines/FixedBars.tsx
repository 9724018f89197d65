import { fill } from '../../../text/fillWords';
import { inWords } from '../../../time/inWords';
import { Axis } from '../../../ui/plot/Axis';
import { Band } from '../../../ui/plot/Band';
import { ReadOut } from '../../../ui/plot/ReadOut';
import { lanesOf, tallyOf, type Faults } from './faults';
import { placeOf, ticksOf } from './versionAxis';
import words from './words.json';
import * as styles from './FixedBars.module.css';

/** Percent between two bars of a lane. */
const SEAM = 0.3;

interface FixedBarsProps {
  readonly faults: Faults;
  /** Fixes of each version, newest first. */
  readonly fixes: readonly number[];
}

/** Fixed faults as bars from the version that brought each to the one that ended it, packed in lanes. */
export function FixedBars({ faults, fixes }: FixedBarsProps) {
  const { versions, fixed } = faults;
  const marks = versions.map(({ version, released }, index) => ({
    at: placeOf(faults, index),
    y: 100,
    says: fill(words.mark, {
      version,
      day: inWords(released),
      fixes: fixes.at(-1 - index) ?? 0,
      ...tallyOf(faults, index),
    }),
  }));
  return (
    <ReadOut hasHint label={words.label} marks={marks} start={versions.length - 1}>
      {(probe) => (
        <div className={styles.root}>
          <div className={styles.lanes}>
            {lanesOf(fixed).map((lane) => (
              <div key={lane[0]?.text} className={styles.lane}>
                {lane.map(({ text, from, to }) => (
                  <Band
                    key={text}
                    from={placeOf(faults, from) + SEAM}
                    to={placeOf(faults, to) - SEAM}
                    fill="good"
                  />
                ))}
              </div>
            ))}
            {probe}
          </div>
          <Axis ticks={ticksOf(faults)} />
        </div>
      )}
    </ReadOut>
  );
}
