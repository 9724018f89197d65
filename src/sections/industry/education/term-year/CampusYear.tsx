import { fill } from '../../../../text/fillWords';
import { Legend } from '../../../../ui/plot/Legend';
import { Marker } from '../../../../ui/plot/Marker';
import { Plot } from '../../../../ui/plot/Plot';
import { ReadOut } from '../../../../ui/plot/ReadOut';
import { Stroke } from '../../../../ui/plot/Stroke';
import { Container } from '../../../../ui/primitives/Container';
import { Stack } from '../../../../ui/primitives/Stack';
import { Text } from '../../../../ui/primitives/Text';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { termYear } from './schema';
import { endOf, heapOf, landOf, marksOf, quartersOf, startOf } from './weeks';
import words from './words.json';
import * as styles from './CampusYear.module.css';

/** People as land over the width of the window, jobs on top of it; each week says both. */
export function CampusYear(section: SectionProps<typeof termYear>) {
  const { quiet, end, origin } = section;
  return (
    <Container>
      <Stack gap={2} isWide>
        <ReadOut hasHint label={words.label} marks={marksOf(section)} start={startOf(section)}>
          {(probe) => (
            <Plot
              isWide
              className={styles.plot}
              columns={quartersOf(section)}
              strokes={
                <>
                  <Stroke kind="area" fill="good" path={landOf(section)} />
                  <Stroke kind="area" fill="wait" path={heapOf(section)} />
                </>
              }
            >
              <Marker x={endOf(section)} fill="late">
                {end}
              </Marker>
              {probe}
            </Plot>
          )}
        </ReadOut>
        <div className={styles.foot}>
          <Legend
            items={[
              { fill: 'good', text: words.people },
              {
                fill: 'wait',
                text: fill(words.jobs, {
                  count: quiet.jobCounts.reduce((sum, count) => sum + count, 0),
                  weeks: quiet.jobCounts.length,
                }),
              },
            ]}
          />
          <Text look="source">{origin}</Text>
        </div>
      </Stack>
    </Container>
  );
}
