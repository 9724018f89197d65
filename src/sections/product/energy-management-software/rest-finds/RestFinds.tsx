import { fill } from '../../../../text/fillWords';
import { Plot } from '../../../../ui/plot/Plot';
import { ReadOut } from '../../../../ui/plot/ReadOut';
import { Stroke } from '../../../../ui/plot/Stroke';
import { Dot } from '../../../../ui/plot/Dot';
import { area, heightOf, level, line } from '../../../../ui/plot/scale';
import { Heading } from '../../../../ui/primitives/Heading';
import { Section } from '../../../../ui/primitives/Section';
import { Split } from '../../../../ui/primitives/Split';
import { Stack } from '../../../../ui/primitives/Stack';
import { Text } from '../../../../ui/primitives/Text';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { TOP, marksOf, stepsOf, yearsOf } from './finds';
import type { restFinds } from './schema';
import words from './words.json';

const range = { from: 0, to: TOP };

/** What no meter explains, as a staircase: each step is a thing that somebody found. */
export function RestFinds(section: SectionProps<typeof restFinds>) {
  const { title, lead, anchor, start } = section;
  const marks = marksOf(section);
  const steps = stepsOf(marks);
  return (
    <Section title={title} anchor={anchor} head="own" ground="ink" isTight>
      <Split ratio="5:7">
        <Stack gap={4}>
          <Heading level={2} size="md">
            {title}
          </Heading>
          <Text isSoft>{lead}</Text>
        </Stack>
        <ReadOut label={words.label} marks={marks} start={start}>
          {(probe) => (
            <Plot
              heights={[0, 10, 20].map((percent) => ({
                at: heightOf(percent, range),
                text: fill(words.percent, { percent }),
              }))}
              columns={yearsOf(section)}
              strokes={
                <>
                  <Stroke kind="area" fill="expected" path={area(steps, level(0, range))} />
                  <Stroke kind="line" fill="measured" path={line(steps)} />
                </>
              }
            >
              {marks.map(({ at, y = 0 }, index) => (
                <Dot key={at} x={at} y={y} mark={index} fill="late" />
              ))}
              {probe}
            </Plot>
          )}
        </ReadOut>
      </Split>
    </Section>
  );
}
