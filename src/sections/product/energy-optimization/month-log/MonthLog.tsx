import { fill } from '../../../../text/fillWords';
import { Dot } from '../../../../ui/plot/Dot';
import { Legend } from '../../../../ui/plot/Legend';
import { Plot } from '../../../../ui/plot/Plot';
import { ReadOut } from '../../../../ui/plot/ReadOut';
import { Stroke } from '../../../../ui/plot/Stroke';
import { middleOf } from '../../../../ui/plot/scale';
import { Section } from '../../../../ui/primitives/Section';
import { Stack } from '../../../../ui/primitives/Stack';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { BACK, stacked } from './stacked';
import type { monthLog } from './schema';
import words from './words.json';
import * as styles from './MonthLog.module.css';

/** Days between two labels. */
const WEEK = 7;

/** A month of changes: those above the line stayed, those below it say why they were given back. */
export function MonthLog(section: SectionProps<typeof monthLog>) {
  const { lead, anchor, month, length, stayed, backs, start } = section;
  const at = (day: number) => middleOf(day - 1, length);
  const marks = backs.map(({ day, what, after, why }) => ({
    at: at(day),
    y: BACK,
    says: fill(words.mark, { month, day, what, after, why }),
  }));
  return (
    <Section
      title={fill(section.title, { stayed: stayed.length, back: backs.length })}
      lead={lead}
      anchor={anchor}
      size="md"
      head="split"
      ground="tint"
      isTight
    >
      <Stack gap={4} isWide>
        <ReadOut label={words.label} marks={marks} start={start}>
          {(probe) => (
            <Plot
              className={styles.plot}
              columns={Array.from({ length: Math.ceil(length / WEEK) }, (_, week) => ({
                at: at(week * WEEK + 1),
                text: `${month.slice(0, 3)}\u00a0${week * WEEK + 1}`,
              }))}
              strokes={<Stroke kind="line" path="M0 600H1000" />}
            >
              {stacked(stayed).map(({ day, y }) => (
                <Dot key={`${day} ${y}`} x={at(day)} y={y} fill="measured" />
              ))}
              {backs.map(({ day }, index) => (
                <Dot key={day} x={at(day)} y={BACK} fill="late" look="ring" mark={index} />
              ))}
              {probe}
            </Plot>
          )}
        </ReadOut>
        <Legend
          items={[
            { shape: 'dot', fill: 'measured', text: words.stayed },
            { shape: 'dot', fill: 'late', text: words.back },
          ]}
        />
      </Stack>
    </Section>
  );
}
