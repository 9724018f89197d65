import { formatCount } from '../../../../format/number';
import { fill } from '../../../../text/fillWords';
import { Axis } from '../../../../ui/plot/Axis';
import { Bars } from '../../../../ui/plot/Bars';
import { Legend } from '../../../../ui/plot/Legend';
import { ReadOut } from '../../../../ui/plot/ReadOut';
import { middleOf } from '../../../../ui/plot/scale';
import { Container } from '../../../../ui/primitives/Container';
import { Stack } from '../../../../ui/primitives/Stack';
import { Text } from '../../../../ui/primitives/Text';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { marksOf, sumsOf } from './hours';
import type { storeDay } from './schema';
import words from './words.json';
import * as styles from './StoreHours.module.css';

/** Every third hour of the clock has a label, save the last, which would be cut. */
const STEP = 3;

/** Customers upward and electricity downward, over the width of the window; each hour says its jobs. */
export function StoreHours({ hours, jobs, start, origin }: SectionProps<typeof storeDay>) {
  const buyers = Math.max(...hours.map((hour) => hour.buyers));
  const power = Math.max(...hours.map(({ kilowatts }) => kilowatts));
  const sums = sumsOf(hours);
  const said = {
    ...sums,
    buyers: formatCount(sums.buyers),
    open: formatCount(sums.open),
    locked: formatCount(sums.locked),
  };
  return (
    <Container>
      <Stack gap={3} isWide>
        <Legend
          items={[
            { fill: 'measured', text: fill(words.buyers, said) },
            { fill: 'wait', text: fill(words.whileOpen, said) },
            { fill: 'strong', text: fill(words.whileLocked, said) },
          ]}
        />
        <ReadOut
          hasHint
          label={words.label}
          marks={marksOf(hours, jobs)}
          start={hours.findIndex(({ clock }) => clock === start)}
        >
          {(probe) => (
            <div className={styles.day}>
              <Bars
                className={styles.buyers}
                bars={hours.map((hour) => ({ height: (hour.buyers / buyers) * 100 }))}
              />
              <Bars
                className={styles.power}
                bars={hours.map((hour) => ({
                  height: (hour.kilowatts / power) * 100,
                  fill: hour.buyers > 0 ? 'wait' : 'strong',
                }))}
              />
              <Axis
                isSparse
                ticks={hours.flatMap(({ clock }, index) =>
                  Number(clock.slice(0, 2)) % STEP === 0 && index < hours.length - 1
                    ? [{ at: middleOf(index, hours.length), text: clock }]
                    : [],
                )}
              />
              {probe}
            </div>
          )}
        </ReadOut>
        <Text look="source">{origin}</Text>
      </Stack>
    </Container>
  );
}
