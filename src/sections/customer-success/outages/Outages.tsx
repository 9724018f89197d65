import { limitOf } from '../../../content-model/outages';
import { allowance } from '../../../content-model/promise';
import { fill } from '../../../text/fillWords';
import { inWords } from '../../../time/inWords';
import { ReadOut } from '../../../ui/plot/ReadOut';
import { Track } from '../../../ui/plot/Track';
import { Prose } from '../../../ui/primitives/Prose';
import { Section } from '../../../ui/primitives/Section';
import { Split } from '../../../ui/primitives/Split';
import { Heading } from '../../../ui/primitives/Heading';
import { Stack } from '../../../ui/primitives/Stack';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import { marksOf } from './marks';
import type { outages as schema } from './schema';
import words from './words.json';
import * as styles from './Outages.module.css';

const MONTH = 30;

/** Each time we were away, to one scale, with the room that a month has; each says why. */
export function Outages(section: SectionProps<typeof schema>) {
  const { anchor, after, limitLabel, text } = section;
  const outages = section.outages.filter(({ on }) => on > after).toReversed();
  const lengths = outages.map(({ minutes }) => minutes);
  const longest = Math.max(...lengths);
  const title = fill(section.title, {
    count: outages.length,
    minutes: lengths.reduce((sum, length) => sum + length, 0),
  });
  const minutes = Math.round(allowance(MONTH));
  return (
    <Section {...{ title, anchor }} head="own" isTight>
      <Split ratio="5:7">
        <Stack gap={4}>
          <Heading level={2} size="md">
            {title}
          </Heading>
          <Prose html={text} />
        </Stack>
        <ReadOut
          isDown
          label={words.label}
          marks={marksOf({ ...section, outages })}
          start={outages.findIndex((outage) => outage.minutes === longest)}
        >
          {(probe) => (
            <>
              <div className={styles.rows}>
                {outages.map((outage, index) => {
                  const limit = limitOf(outage);
                  return (
                    <div key={outage.on}>
                      <Text look="label">{inWords(outage.on)}</Text>
                      <Track
                        value={outage.minutes}
                        of={longest}
                        limit={limit}
                        fill={outage.minutes > limit ? 'late' : 'good'}
                        label={fill(words.minutes, { count: outage.minutes })}
                        labelLook="figureSm"
                        isHigh
                        mark={index}
                      />
                    </div>
                  );
                })}
                {probe}
              </div>
              <Text look="source" className={styles.limit}>
                {fill(limitLabel, { minutes })}
              </Text>
            </>
          )}
        </ReadOut>
      </Split>
    </Section>
  );
}
