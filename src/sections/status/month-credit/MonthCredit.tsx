import { useState } from 'react';
import { fill } from '../../../text/fillWords';
import { Track } from '../../../ui/plot/Track';
import { ArrowLink } from '../../../ui/primitives/ArrowLink';
import { Ruler } from '../../../ui/primitives/Ruler';
import { Scripted } from '../../../ui/primitives/Scripted';
import { Section } from '../../../ui/primitives/Section';
import { Stack } from '../../../ui/primitives/Stack';
import { Text } from '../../../ui/primitives/Text';
import { Panel } from '../../../ui/product-ui/parts/Panel';
import type { SectionProps } from '../../../content-model/sectionProps';
import { paidBack } from './paidBack';
import type { monthCredit } from './schema';
import words from './words.json';

/** Minutes on a ruler, and the tenths of a month’s price that they give back. */
export function MonthCredit(section: SectionProps<typeof monthCredit>) {
  const { title, lead, anchor, terms, most, start } = section;
  const [minutes, setMinutes] = useState(start);
  const { share, says } = paidBack(minutes);
  const values = { half: most / 2, most };
  return (
    <Section
      {...{ title, lead, anchor }}
      head="side"
      size="md"
      isTight
      action={<ArrowLink href={terms.href}>{terms.text}</ArrowLink>}
    >
      <Panel isLive isInset>
        <Stack gap={4} isWide>
          <Scripted>
            <Ruler
              name={words.minutes}
              look="figureLg"
              value={minutes}
              valueText={fill(words.value, { minutes })}
              min={1}
              max={most}
              ticks={words.ticks.map((tick) => fill(tick, values))}
              onChange={setMinutes}
            />
          </Scripted>
          <Track isHigh value={share} fill={share > 0 ? 'late' : 'off'} />
          <div aria-live="polite">
            <Text look="verdict">{says}</Text>
          </div>
          <noscript>
            <ul>
              {[30, 50, most].map((each) => (
                <li key={each}>{paidBack(each).says}</li>
              ))}
            </ul>
          </noscript>
        </Stack>
      </Panel>
    </Section>
  );
}
