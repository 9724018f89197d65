import { Track } from '../../../../ui/plot/Track';
import { ArrowLink } from '../../../../ui/primitives/ArrowLink';
import { Heading } from '../../../../ui/primitives/Heading';
import { Stack } from '../../../../ui/primitives/Stack';
import { Terms } from '../../../../ui/primitives/Terms';
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
      <Terms
        width="4.5rem"
        terms={[
          { label: words.alarm, value: alarm },
          { label: words.record, value: record },
        ]}
      />
      <ArrowLink href={link.href}>{link.text}</ArrowLink>
    </Stack>
  );
}
