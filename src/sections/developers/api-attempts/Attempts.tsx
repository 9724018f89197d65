import { Band } from '../../../ui/plot/Band';
import { Dot } from '../../../ui/plot/Dot';
import { Legend } from '../../../ui/plot/Legend';
import { Lanes } from '../../../ui/plot/Lanes';
import { ReadOut } from '../../../ui/plot/ReadOut';
import { Section } from '../../../ui/primitives/Section';
import { Stack } from '../../../ui/primitives/Stack';
import type { SectionProps } from '../../../content-model/sectionProps';
import { marksOf, placeOf } from './marks';
import type { apiAttempts } from './schema';
import words from './words.json';

const HOUR = 60;

/** The attempts against a server that is away; what was promised before would not have reached it. */
export function Attempts(section: SectionProps<typeof apiAttempts>) {
  const { anchor, title, lead, away, before, attempts } = section;
  const most = attempts.at(-1) ?? 0;
  const marks = marksOf(attempts, away.hours * HOUR);
  const bands = [
    { ...away, fill: 'late-soft' as const },
    { ...before, fill: 'before' as const },
  ];
  return (
    <Section {...{ anchor, title, lead }} head="split" size="md" isTight>
      <Stack gap={4} isWide>
        <Legend items={bands.map(({ fill, says }) => ({ fill, text: says }))} />
        <ReadOut hasHint label={words.label} marks={marks} start={attempts.length - 1}>
          {(probe) => (
            <Lanes
              isAcross
              lanes={[
                {
                  name: words.attempts,
                  content: marks.map(({ at }, index) => (
                    <Dot
                      key={at}
                      x={at}
                      mark={index}
                      fill={index === marks.length - 1 ? 'good' : 'strong'}
                    />
                  )),
                },
                ...bands.map(({ name, hours, fill }) => ({
                  name,
                  content: <Band from={0} to={placeOf(hours * HOUR, most)} fill={fill} />,
                })),
              ]}
              ticks={words.ticks.map(({ minutes, text }) => ({ at: placeOf(minutes, most), text }))}
            >
              {probe}
            </Lanes>
          )}
        </ReadOut>
      </Stack>
    </Section>
  );
}
