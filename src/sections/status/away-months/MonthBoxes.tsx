import { Axis } from '../../../ui/plot/Axis';
import '../../../ui/plot/fills.css';
import { Legend } from '../../../ui/plot/Legend';
import { place } from '../../../ui/plot/place';
import { ReadOut } from '../../../ui/plot/ReadOut';
import { middleOf, percentOf } from '../../../ui/plot/scale';
import { Container } from '../../../ui/primitives/Container';
import { Stack } from '../../../ui/primitives/Stack';
import type { Away } from './awayOf';
import words from './words.json';
import * as styles from './MonthBoxes.module.css';

/** A box for each month, to one scale; at 320 px the boxes get narrower, their number stays. */
export function MonthBoxes({ months }: Pick<Away, 'months'>) {
  const most = Math.max(...months.map(({ minutes, limit }) => Math.max(minutes, limit)));
  const heightOf = (minutes: number): number => percentOf(minutes, { from: 0, to: most });
  const years = months.flatMap(({ month }, index) =>
    month.endsWith('-01') || index === 0
      ? [{ at: middleOf(index, months.length), text: month.slice(0, 4) }]
      : [],
  );
  return (
    <Container>
      <Stack gap={3} isWide>
        <Legend
          items={[
            { fill: 'off', text: words.limit },
            { fill: 'cold', text: words.away },
            { fill: 'late', text: words.over },
          ]}
        />
        <ReadOut
          hasHint
          label={words.label}
          marks={months.map(({ says }, index) => ({ at: middleOf(index, months.length), says }))}
          start={months.findLastIndex(({ minutes, limit }) => minutes > limit)}
        >
          {(probe) => (
            <>
              <div className={styles.root}>
                {months.map(({ month, minutes, limit }, index) => (
                  <div key={month} className={styles.month}>
                    <i
                      className={styles.part}
                      data-fill="off"
                      style={place({ h: heightOf(limit) })}
                    />
                    <i
                      className={styles.part}
                      data-fill="cold"
                      data-mark={index}
                      style={place({ h: heightOf(Math.min(minutes, limit)) })}
                    />
                    {minutes > limit ? (
                      <i
                        className={styles.part}
                        data-fill="late"
                        data-mark={index}
                        style={place({ y: heightOf(limit), h: heightOf(minutes - limit) })}
                      />
                    ) : null}
                  </div>
                ))}
                {probe}
              </div>
              <Axis ticks={years} />
            </>
          )}
        </ReadOut>
      </Stack>
    </Container>
  );
}
