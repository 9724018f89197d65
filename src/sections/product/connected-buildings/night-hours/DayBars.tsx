import { Plot } from '../../../../ui/plot/Plot';
import { ReadOut } from '../../../../ui/plot/ReadOut';
import { Stroke } from '../../../../ui/plot/Stroke';
import { Container } from '../../../../ui/primitives/Container';
import { Text } from '../../../../ui/primitives/Text';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { hourPath, marksOf, ticksOf } from '../hours';
import words from '../words.json';
import type { nightHours } from './schema';
import * as styles from './DayBars.module.css';

type DayBarsProps = Pick<SectionProps<typeof nightHours>, 'night' | 'start' | 'caption'>;

/** Hours of a day over the width of the window; those of the night in parts. */
export function DayBars({ night, start, caption }: DayBarsProps) {
  const { powers, dark, nobody, unknown } = night;
  const top = Math.max(...powers) * 1.06;
  return (
    <Container>
      <ReadOut hasHint label={words.label} marks={marksOf(night, top)} start={start}>
        {(probe) => (
          <Plot
            isWide
            className={styles.plot}
            columns={ticksOf(night, 2).slice(1, -1)}
            strokes={powers.map((power, index) => {
              const at = { index, count: powers.length };
              const isNight = index >= dark;
              return (
                <g key={index}>
                  <Stroke
                    kind="area"
                    fill={isNight ? 'measured' : 'off'}
                    path={hourPath(at, { from: 0, to: power }, top)}
                  />
                  {isNight ? (
                    <>
                      <Stroke
                        kind="area"
                        fill="strong"
                        path={hourPath(at, { from: nobody, to: nobody + unknown }, top)}
                      />
                      <Stroke
                        kind="area"
                        fill="late"
                        path={hourPath(at, { from: 0, to: nobody }, top)}
                      />
                    </>
                  ) : null}
                </g>
              );
            })}
          >
            {probe}
          </Plot>
        )}
      </ReadOut>
      <Text look="source">{caption}</Text>
    </Container>
  );
}
