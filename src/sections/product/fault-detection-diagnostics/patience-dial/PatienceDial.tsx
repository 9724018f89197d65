import { replaceQuery } from '../../../../browser/route';
import { useQuery } from '../../../../browser/useQuery';
import { Heading } from '../../../../ui/primitives/Heading';
import { Said } from '../../../../ui/primitives/Said';
import { Range } from '../../../../ui/primitives/Range';
import { Scripted } from '../../../../ui/primitives/Scripted';
import { Section } from '../../../../ui/primitives/Section';
import { Split } from '../../../../ui/primitives/Split';
import { Stack } from '../../../../ui/primitives/Stack';
import { Text } from '../../../../ui/primitives/Text';
import { PatienceCosts } from './PatienceCosts';
import { PatienceTable } from './PatienceTable';
import type { PatienceDialProps } from './schema';
import { settingsOf } from './settings';
import words from './words.json';

/** Name of the setting in the address, which keeps it. */
const KEY = 'evenings';

/** How long a load may be odd: one range, and what more or less patience costs. */
export function PatienceDial(section: PatienceDialProps) {
  const { title, anchor, start, note } = section;
  const query = new URLSearchParams(useQuery());
  const settings = settingsOf(section);
  const setting = settings[Number(query.get(KEY)) - 1] ?? settings[start - 1];
  if (!setting) return null;
  const set = (count: number) => {
    query.set(KEY, String(count));
    replaceQuery(query.toString());
  };
  return (
    <Section title={title} anchor={anchor} head="own" ground="ink" isTight>
      <Split ratio="6:6">
        <Stack gap={4} isWide>
          <Heading level={2} size="md">
            {title}
          </Heading>
          <Scripted>
            <Text look="label">{words.wait}</Text>
            <Range
              label={words.wait}
              value={setting.count}
              min={1}
              max={settings.length}
              valueText={setting.evenings}
              ticks={settings.map(({ count }) => String(count))}
              onChange={set}
            />
          </Scripted>
          <div aria-live="polite">
            <Text>
              <b>{setting.evenings}.</b> {setting.opens}
            </Text>
          </div>
          <Text as="div" look="source">
            <Said html={note} />
          </Text>
        </Stack>
        <PatienceCosts {...section} setting={setting} settings={settings} />
      </Split>
      <noscript>
        <PatienceTable {...section} settings={settings} />
      </noscript>
    </Section>
  );
}
