import { useState } from 'react';
import { fill } from '../../../text/fillWords';
import { Axis } from '../../../ui/plot/Axis';
import { Legend } from '../../../ui/plot/Legend';
import { Track } from '../../../ui/plot/Track';
import { Ruler } from '../../../ui/primitives/Ruler';
import { Scripted } from '../../../ui/primitives/Scripted';
import { Section } from '../../../ui/primitives/Section';
import { Stack } from '../../../ui/primitives/Stack';
import { Text } from '../../../ui/primitives/Text';
import { Panel } from '../../../ui/product-ui/parts/Panel';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { apiLimit } from './schema';
import { usedUp } from './usedUp';
import words from './words.json';

/** Calls a second on a ruler, and the minute that they use up. */
export function Limit(section: SectionProps<typeof apiLimit>) {
  const { anchor, title, lead, most, start, call } = section;
  const [perSecond, setPerSecond] = useState(start);
  const { second, says } = usedUp(perSecond, call.calls);
  return (
    <Section
      {...{ anchor, lead }}
      title={fill(title, { calls: call.calls })}
      head="side"
      size="md"
      ground="sunken"
      isTight
    >
      <Panel isLive isInset>
        <Stack gap={4} isWide>
          <Scripted>
            <Ruler
              name={words.label}
              look="figureLg"
              value={perSecond}
              valueText={fill(words.value, { count: perSecond })}
              min={1}
              max={most}
              ticks={['1', String(most)]}
              onChange={setPerSecond}
            />
          </Scripted>
          <div>
            <Track isHigh value={second} of={60} fill="good" />
            <Axis ticks={words.ticks.map((text, index) => ({ at: index * 25, text }))} />
          </div>
          <Legend
            items={[
              { fill: 'good', text: words.answered },
              { fill: 'off', text: words.refused },
            ]}
          />
          <div aria-live="polite">
            <Text look="verdict">{says}</Text>
          </div>
          <noscript>
            <ul>
              {[10, 20, most].map((each) => (
                <li key={each}>{usedUp(each, call.calls).says}</li>
              ))}
            </ul>
          </noscript>
        </Stack>
      </Panel>
    </Section>
  );
}
