import { formatDollars } from '../../../../format/number';
import { limitYears, type Machine } from '../../../../maintenance/repairLimit';
import { fill } from '../../../../text/fillWords';
import { Axis } from '../../../../ui/plot/Axis';
import { Bars } from '../../../../ui/plot/Bars';
import { ReadOut } from '../../../../ui/plot/ReadOut';
import { middleOf } from '../../../../ui/plot/scale';
import { Stack } from '../../../../ui/primitives/Stack';
import { Text } from '../../../../ui/primitives/Text';
import words from './words.json';
import * as styles from './SavedYears.module.css';

interface SavedYearsProps {
  readonly sum: Machine;
  /** The year after the quote. */
  readonly first: number;
}

/** More labels than a phone has room for. */
const MANY = 6;

/** What keeping the old machine saves, year by year: the limit in its parts. */
export function SavedYears({ sum, first }: SavedYearsProps) {
  const years = limitYears(sum);
  const most = Math.max(1, ...years.map(({ saved }) => saved));
  const every = Math.ceil(years.length / MANY);
  return (
    <Stack gap={3} isWide>
      <Text look="label">{words.saved}</Text>
      <ReadOut
        label={words.years}
        start={0}
        marks={years.map(({ renewed, kept, saved }, index) => ({
          at: middleOf(index, years.length),
          says: fill(words.year, {
            year: first + index,
            renewed: formatDollars(renewed),
            kept: formatDollars(kept),
            saved: formatDollars(saved),
          }),
        }))}
      >
        {(probe) => (
          <div className={styles.root}>
            <div className={styles.plot}>
              <Bars
                className={styles.bars}
                bars={years.map(({ saved }) => ({ height: (saved / most) * 100 }))}
              />
              {probe}
            </div>
            <Axis
              ticks={years.flatMap((_, index) =>
                index % every === 0
                  ? [{ at: middleOf(index, years.length), text: String(first + index) }]
                  : [],
              )}
            />
          </div>
        )}
      </ReadOut>
    </Stack>
  );
}
