import { fill } from '../../../text/fillWords';
import { Track } from '../../../ui/plot/Track';
import { Heading } from '../../../ui/primitives/Heading';
import { Section } from '../../../ui/primitives/Section';
import { Split } from '../../../ui/primitives/Split';
import { Stack } from '../../../ui/primitives/Stack';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { whoseMinutes } from './schema';

/** Three bars to one scale: ours, our host’s, the weather’s. */
export function Minutes(section: SectionProps<typeof whoseMinutes>) {
  const { anchor, text, owners, outages } = section;
  const shares = owners.map((owner) => {
    const own = outages.filter(({ whose }) => whose === owner.whose);
    const minutes = own.reduce((sum, outage) => sum + outage.minutes, 0);
    return { ...owner, minutes, text: fill(owner.text, { count: own.length }) };
  });
  const minutes = shares.reduce((sum, share) => sum + share.minutes, 0);
  const ours = shares.find(({ whose }) => whose === 'ours')?.minutes ?? 0;
  const title = fill(section.title, { ours, minutes });
  return (
    <Section {...{ title, anchor }} head="own" ground="wash" isTight>
      <Split ratio="5:7">
        <Stack gap={4}>
          <Heading level={2} size="md">
            {title}
          </Heading>
          <Text>{text}</Text>
        </Stack>
        <Stack gap={4} isWide>
          {shares.map((share) => (
            <div key={share.whose}>
              <Text look="label">{share.text}</Text>
              <Track
                isHigh
                value={share.minutes}
                of={Math.max(...shares.map((each) => each.minutes))}
                fill={share.whose === 'ours' ? 'late' : 'cold'}
                label={String(share.minutes)}
                labelLook="figureSm"
              />
            </div>
          ))}
        </Stack>
      </Split>
    </Section>
  );
}
