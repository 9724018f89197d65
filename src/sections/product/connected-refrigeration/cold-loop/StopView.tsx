import { Track } from '../../../../ui/plot/Track';
import { ArrowLink } from '../../../../ui/primitives/ArrowLink';
import { Heading } from '../../../../ui/primitives/Heading';
import { Rows } from '../../../../ui/primitives/Rows';
import { Stack } from '../../../../ui/primitives/Stack';
import { Text } from '../../../../ui/primitives/Text';
import type { Stop } from './schema';
import words from './words.json';

/** A part of the circuit, opened: its reading against its limit, what rang, what was written. */
export function StopView({ stop }: { readonly stop: Stop }) {
  const { place, reading, meter, alarm, record, link } = stop;
  const { value, from, to, limit, says } = meter;
  return (
    <Stack gap={4} isWide>
      <Heading level={3} size="xs">
        {place}: {reading}
      </Heading>
      <div>
        <Track value={value - from} of={to - from} limit={limit - from} isHigh />
        <Text look="source">{says}</Text>
      </div>
      <Rows as="dl" columns="4.5rem 1fr">
        {(['alarm', 'record'] as const).map((key) => (
          <div key={key}>
            <Text as="dt" look="small" isSoft>
              {words[key]}
            </Text>
            <Text as="dd" look="label">
              {key === 'alarm' ? alarm : record}
            </Text>
          </div>
        ))}
      </Rows>
      <ArrowLink href={link.href}>{link.text}</ArrowLink>
    </Stack>
  );
}
