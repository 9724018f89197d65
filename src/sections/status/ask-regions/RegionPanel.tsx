import { useState } from 'react';
import { fill } from '../../../text/fillWords';
import { Button } from '../../../ui/primitives/Button';
import { Rows } from '../../../ui/primitives/Rows';
import { Scripted } from '../../../ui/primitives/Scripted';
import { Stack } from '../../../ui/primitives/Stack';
import { Text } from '../../../ui/primitives/Text';
import { Panel } from '../../../ui/product-ui/parts/Panel';
import { askRegion } from './askRegion';
import words from './words.json';

export interface RegionPanelProps {
  readonly title: string;
  readonly regions: readonly { readonly name: string; readonly address: string }[];
  readonly note: string;
}

/** Regions that this browser asks when told to; nothing is green before one has answered. */
export function RegionPanel({ title, regions, note }: RegionPanelProps) {
  const [heard, setHeard] = useState<Readonly<Record<string, string>>>({});
  const [isAsking, setAsking] = useState(false);

  async function ask(): Promise<void> {
    if (isAsking) return;
    setAsking(true);
    setHeard(Object.fromEntries(regions.map(({ name }) => [name, words.asking])));
    await Promise.all(
      regions.map(async ({ name, address }) => {
        const milliseconds = await askRegion(address);
        const says =
          milliseconds === undefined ? words.silent : fill(words.answered, { milliseconds });
        setHeard((before) => ({ ...before, [name]: says }));
      }),
    );
    setAsking(false);
  }

  return (
    <Scripted>
      <Panel isLive isInset title={<Text look="name">{title}</Text>}>
        <Stack gap={4} isWide>
          <div aria-live="polite">
            <Rows as="dl" columns="1fr auto">
              {regions.map(({ name }) => (
                <div key={name}>
                  <Text as="dt">{name}</Text>
                  <Text as="dd" isSoft>
                    {heard[name] ?? words.waits}
                  </Text>
                </div>
              ))}
            </Rows>
          </div>
          <Button variant="ink" aria-busy={isAsking} onClick={() => void ask()}>
            {words.ask}
          </Button>
          <Text look="source">{note}</Text>
        </Stack>
      </Panel>
    </Scripted>
  );
}
