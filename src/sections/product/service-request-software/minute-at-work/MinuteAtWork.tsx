import { fill } from '../../../../text/fillWords';
import { Dot } from '../../../../ui/plot/Dot';
import { Plot } from '../../../../ui/plot/Plot';
import { ReadOut } from '../../../../ui/plot/ReadOut';
import { Section } from '../../../../ui/primitives/Section';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { minuteAtWork } from './schema';
import words from './words.json';
import * as styles from './MinuteAtWork.module.css';

const MINUTE = 60;
const LINES = { first: 25, second: 75 };
const TICKS = [0, 10, 20, 30, 40, 50, MINUTE];

const toPercent = (second: number): number => (second / MINUTE) * 100;

/** A minute to scale, a line for each of the two who live it. */
export function MinuteAtWork(section: SectionProps<typeof minuteAtWork>) {
  const { title, lead, anchor, label, viewers, seen, start } = section;
  const [first = '', second = ''] = viewers;
  const names = { first, second };
  return (
    <Section title={title} lead={lead} anchor={anchor} size="md" head="split" ground="ink" isTight>
      <ReadOut
        label={label}
        start={start}
        marks={seen.map(({ second: at, view, text }) => ({
          at: toPercent(at),
          y: LINES[view],
          says: fill(words.moment, { second: at, who: names[view], text }),
        }))}
      >
        {(probe) => (
          <Plot
            className={styles.minute}
            heights={[
              { at: LINES.first, text: first },
              { at: LINES.second, text: second },
            ]}
            columns={TICKS.map((at) => ({
              at: toPercent(at),
              text: fill(words.second, { second: at }),
            }))}
          >
            {seen.map(({ second: at, view }, index) => (
              <Dot
                key={at}
                x={toPercent(at)}
                y={LINES[view]}
                mark={index}
                look={index === start ? 'halo' : 'solid'}
                fill={view === 'first' ? 'wait' : 'cold'}
              />
            ))}
            {probe}
          </Plot>
        )}
      </ReadOut>
    </Section>
  );
}
