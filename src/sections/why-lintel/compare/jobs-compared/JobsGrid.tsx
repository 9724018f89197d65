import { fill } from '../../../../text/fillWords';
import type { Fill } from '../../../../ui/plot/fill';
import '../../../../ui/plot/fills.css';
import { Legend } from '../../../../ui/plot/Legend';
import { ReadOut } from '../../../../ui/plot/ReadOut';
import { Container } from '../../../../ui/primitives/Container';
import { Stack } from '../../../../ui/primitives/Stack';
import { Text } from '../../../../ui/primitives/Text';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { bestOf, marksOf } from './bestOf';
import { LEVELS, type Level } from './levels';
import type { jobsCompared } from './schema';
import words from './words.json';
import * as styles from './JobsGrid.module.css';

const fills: Readonly<Record<Level, Fill>> = { best: 'strong', enough: 'good-soft', no: 'off' };

/** A row for each kind of software, a cell for each job: who is best at it, who does it, who doesn’t. */
export function JobsGrid(section: SectionProps<typeof jobsCompared>) {
  const { tools, jobs } = section;
  const counts = bestOf(section);
  return (
    <Container>
      <Stack gap={3} isWide>
        <Legend
          items={LEVELS.map((level) => ({ fill: fills[level], text: words.levels[level] }))}
        />
        <ReadOut hasHint label={words.label} marks={marksOf(section)} start={0}>
          {(probe) => (
            <div className={styles.root}>
              {tools.map(({ name }, tool) => (
                <div key={name}>
                  <div className={styles.words}>
                    <Text as="span" look="label">
                      {name}
                    </Text>
                    <Text as="span" look="source" isSoft>
                      {fill(words.count, { count: counts[tool] ?? 0 })}
                    </Text>
                  </div>
                  <div className={styles.cells}>
                    {jobs.map((job, index) => (
                      <i
                        key={job.name}
                        className={styles.cell}
                        data-fill={fills[job.cells[tool]?.level ?? 'no']}
                        data-mark={index}
                      />
                    ))}
                  </div>
                </div>
              ))}
              {probe}
            </div>
          )}
        </ReadOut>
      </Stack>
    </Container>
  );
}
