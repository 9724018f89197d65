import { useState } from 'react';
import { fill } from '../../../text/fillWords';
import { Range } from '../../../ui/primitives/Range';
import { Scripted } from '../../../ui/primitives/Scripted';
import { Split } from '../../../ui/primitives/Split';
import { Stack } from '../../../ui/primitives/Stack';
import { Text } from '../../../ui/primitives/Text';
import { PanelSection } from '../../../ui/product-ui/parts/PanelSection';
import type { SectionProps } from '../../../content-model/sectionProps';
import { Board } from './Board';
import { Ports } from './Ports';
import type { openBox } from './schema';
import words from './words.json';

/** How far the lid is off at first: enough to see that something is below. */
const AJAR = 55;

const stateOf = (lift: number): string =>
  lift === 0 ? words.shut : lift === 100 ? words.off : fill(words.half, { percent: lift });

/** The box: slide its lid off, choose a port. */
export function OpenBox(section: SectionProps<typeof openBox>) {
  const { title, anchor, ports, start, act } = section;
  const [lift, setLift] = useState(AJAR);
  const [chosen, choose] = useState(start);
  const port = ports[chosen];
  return (
    <PanelSection {...{ title, anchor, act }}>
      <Stack gap={4} isWide>
        <div>
          <Board box={section} lift={lift} lit={port?.part} />
          <Ports ports={ports} chosen={chosen} onChoose={choose} />
        </div>
        <Split ratio="7:5" align="end">
          <div aria-live="polite">
            <Text look="name">{port?.name}</Text>
            <Text>{port?.text}</Text>
          </div>
          <div>
            <Scripted>
              <Text as="span" look="label">
                {words.lid}
              </Text>
              <Range
                label={words.lid}
                value={lift}
                min={0}
                max={100}
                step={5}
                valueText={stateOf(lift)}
                onChange={setLift}
              />
            </Scripted>
          </div>
        </Split>
      </Stack>
      <noscript>
        <ul>
          {ports.map(({ name, text }) => (
            <li key={name}>
              <b>{name}</b> {text}
            </li>
          ))}
        </ul>
      </noscript>
    </PanelSection>
  );
}
