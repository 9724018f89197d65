import { fill } from '../../../../text/fillWords';
import { Axis } from '../../../../ui/plot/Axis';
import { Dot } from '../../../../ui/plot/Dot';
import { Legend } from '../../../../ui/plot/Legend';
import { ReadOut } from '../../../../ui/plot/ReadOut';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { LOOKS, startOf, testsOf } from './marks';
import type { surveyRecord } from './schema';
import words from './words.json';
import * as styles from './TestYear.module.css';

type Question = SectionProps<typeof surveyRecord>['questions'][number];

interface TestYearProps {
  readonly name: string;
  readonly year: NonNullable<Question['year']>;
}

/** A year of one test on a line; the late one is read first. */
export function TestYear({ name, year }: TestYearProps) {
  const tests = testsOf(year);
  const states = (['done', 'late', 'due', 'planned'] as const).filter((state) =>
    tests.some((test) => test.state === state),
  );
  return (
    <>
      <ReadOut label={fill(words.tests, { name })} marks={tests} start={startOf(tests)}>
        {(probe) => (
          <div>
            <div className={styles.line}>
              {tests.map(({ state, at }, index) => (
                <Dot key={at} x={at} mark={index} {...LOOKS[state]} />
              ))}
              {probe}
            </div>
            <Axis ticks={words.months.map((text, index) => ({ at: index * 25, text }))} />
          </div>
        )}
      </ReadOut>
      <Legend
        items={states.map((state) => ({
          shape: 'dot',
          fill: LOOKS[state].fill,
          text: words.legend[state],
        }))}
      />
    </>
  );
}
