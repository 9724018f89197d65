import { useState } from 'react';
import { formatCount } from '../../../format/number';
import { fill } from '../../../text/fillWords';
import { ActLine } from '../../../ui/primitives/ActLine';
import { ChoiceRow } from '../../../ui/primitives/ChoiceRow';
import { Grid } from '../../../ui/primitives/Grid';
import { Prose } from '../../../ui/primitives/Prose';
import { Ruler } from '../../../ui/primitives/Ruler';
import { Scripted } from '../../../ui/primitives/Scripted';
import { Section } from '../../../ui/primitives/Section';
import { Stack } from '../../../ui/primitives/Stack';
import { Text } from '../../../ui/primitives/Text';
import { Panel } from '../../../ui/product-ui/parts/Panel';
import type { SectionProps } from '../../../content-model/sectionProps';
import { wholeHours } from './hoursByRole';
import { RoleRows } from './RoleRows';
import { SizesTable } from './SizesTable';
import type { ownHours } from './schema';
import words from './words.json';

/** Buildings, machines and connections, and whose hours they take in which week. */
export function OwnHours(section: SectionProps<typeof ownHours>) {
  const { title, lead, anchor, start, roles, note, act } = section;
  const [size, setSize] = useState(start);
  const [connect, setConnect] = useState('yes');
  const rollout = { ...size, isConnected: connect === 'yes' };
  const { sum } = wholeHours(rollout);
  return (
    <Section {...{ title, lead, anchor }} head="split" size="md" isTight>
      <Stack gap={4} isWide>
        <Panel isLive isInset>
          <Stack gap={4} isWide>
            <Scripted>
              <Grid columns={3}>
                <Ruler
                  name={words.sites}
                  value={size.sites}
                  valueText={fill(size.sites === 1 ? words.one : words.some, { count: size.sites })}
                  min={1}
                  max={60}
                  onChange={(sites) => setSize({ ...size, sites })}
                />
                <Ruler
                  name={words.assets}
                  value={size.assets}
                  valueText={fill(words.machines, { count: formatCount(size.assets) })}
                  min={50}
                  max={12_000}
                  step={10}
                  onChange={(assets) => setSize({ ...size, assets })}
                />
                <ChoiceRow
                  legend={words.connect}
                  isShort
                  choices={Object.entries(words.connected).map(([key, content]) => ({
                    key,
                    content,
                  }))}
                  value={connect}
                  onChange={setConnect}
                />
              </Grid>
            </Scripted>
            <div aria-live="polite">
              <Text look="verdict">{fill(words.sum, { hours: formatCount(sum) })}</Text>
            </div>
            <RoleRows {...{ roles, rollout }} />
          </Stack>
        </Panel>
        <SizesTable {...section} />
        <Prose html={note} />
        <ActLine {...act} />
      </Stack>
    </Section>
  );
}
