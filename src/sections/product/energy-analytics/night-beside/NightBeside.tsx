import { useState } from 'react';
import { formatCount } from '../../../../format/number';
import { fill } from '../../../../text/fillWords';
import { Prose } from '../../../../ui/primitives/Prose';
import { Range } from '../../../../ui/primitives/Range';
import { Scripted } from '../../../../ui/primitives/Scripted';
import { Section } from '../../../../ui/primitives/Section';
import { Split } from '../../../../ui/primitives/Split';
import { Stack } from '../../../../ui/primitives/Stack';
import { Text } from '../../../../ui/primitives/Text';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { NightBesideColumns } from './NightBesideColumns';
import { NightBesideResult } from './NightBesideResult';
import { LEAST, MOST, nightShare } from './nightLoad';
import type { nightBeside } from './schema';
import words from './words.json';

/** Two readings as ranges, ranked at once and sent nowhere; without scripts the sample building shows. */
export function NightBeside(section: SectionProps<typeof nightBeside>) {
  const { title, anchor, lead, usualDay, usualNight, usualName, steps, verdicts, note } = section;
  const [load, setLoad] = useState({ day: usualDay, night: usualNight });
  const isUsual = load.day === usualDay && load.night === usualNight;
  return (
    <Section title={title} lead={lead} anchor={anchor} size="md" head="split" ground="tint" isTight>
      <Split ratio="5:7">
        <Stack gap={4} isWide>
          <Scripted>
            {(['day', 'night'] as const).map((name) => {
              const reading = fill(words.kw, { kw: formatCount(load[name]) });
              return (
                <div key={name}>
                  <Text look="label">
                    {words[name]}: {reading}
                  </Text>
                  <Range
                    label={words[name]}
                    value={load[name]}
                    min={LEAST}
                    max={MOST}
                    valueText={reading}
                    onChange={(kw) => setLoad({ ...load, [name]: kw })}
                  />
                </div>
              );
            })}
          </Scripted>
          <NightBesideResult load={load} steps={steps} verdicts={verdicts} />
          <Text as="div" look="source">
            {isUsual ? usualName : <Prose html={note} />}
          </Text>
        </Stack>
        <NightBesideColumns share={nightShare(load)} steps={steps} />
      </Split>
    </Section>
  );
}
