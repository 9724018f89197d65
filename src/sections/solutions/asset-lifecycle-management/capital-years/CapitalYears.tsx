import { fill } from '../../../../text/fillWords';
import { Axis } from '../../../../ui/plot/Axis';
import { Legend } from '../../../../ui/plot/Legend';
import { ReadOut } from '../../../../ui/plot/ReadOut';
import { place } from '../../../../ui/plot/place';
import { middleOf } from '../../../../ui/plot/scale';
import { Heading } from '../../../../ui/primitives/Heading';
import { Section } from '../../../../ui/primitives/Section';
import { Split } from '../../../../ui/primitives/Split';
import { Stack } from '../../../../ui/primitives/Stack';
import { Text } from '../../../../ui/primitives/Text';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { planOf } from '../planOf';
import type { capitalYears } from './schema';
import words from './words.json';
import * as styles from './CapitalYears.module.css';

/** Millions of dollars by year, what is overdue on top. */
export function CapitalYears(section: SectionProps<typeof capitalYears>) {
  const { title, anchor, text, plan, note } = section;
  const years = planOf(plan)?.years ?? [];
  const most = Math.max(...years.map(({ due, late }) => due + late));
  return (
    <Section title={title} anchor={anchor} head="own" ground="sunken" isTight>
      <Split ratio="5:7" align="center">
        <Stack gap={4}>
          <Heading level={2} size="md">
            {title}
          </Heading>
          <Text>{text}</Text>
          <Text look="source">{note}</Text>
        </Stack>
        <Stack gap={3} isWide>
          <ReadOut
            label={words.label}
            start={0}
            marks={years.map(({ year, due, late, units }, index) => ({
              at: middleOf(index, years.length),
              says: fill(late > 0 ? words.both : words.due, {
                year,
                units,
                sum: (due + late).toFixed(2),
                late: late.toFixed(2),
              }),
            }))}
          >
            {(probe) => (
              <div className={styles.root}>
                <div className={styles.plot}>
                  {years.map(({ year, due, late }, index) => (
                    <i key={year} className={styles.year} data-mark={index}>
                      <i data-fill="late" style={place({ h: (late / most) * 100 })} />
                      <i data-fill="measured" style={place({ h: (due / most) * 100 })} />
                    </i>
                  ))}
                  {probe}
                </div>
                <Axis
                  ticks={years.map(({ year }, index) => ({
                    at: middleOf(index, years.length),
                    text: String(year),
                  }))}
                />
              </div>
            )}
          </ReadOut>
          <Legend
            items={[
              { fill: 'measured', text: words.reached },
              { fill: 'late', text: words.overdue },
            ]}
          />
        </Stack>
      </Split>
    </Section>
  );
}
