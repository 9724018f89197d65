import { useEffect } from 'react';
import { useLater } from '../../../browser/useLater';
import { settings } from '../../../settings';
import { fill } from '../../../text/fillWords';
import { inWords } from '../../../time/inWords';
import { Prose } from '../../../ui/primitives/Prose';
import { Rows } from '../../../ui/primitives/Rows';
import { Section } from '../../../ui/primitives/Section';
import { Stack } from '../../../ui/primitives/Stack';
import { Text } from '../../../ui/primitives/Text';
import { useSite } from '../../../ui/useSite';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { askRegions } from './schema';

const fetchPanel = () => import('./RegionPanel').then(({ RegionPanel }) => RegionPanel);

/** A stored page says that it cannot know the present minute, and who does. */
export function AskRegions(section: SectionProps<typeof askRegions>) {
  const { anchor, title, lead, ways, asked, regions, note } = section;
  const { site } = useSite();
  const known = regions.flatMap(({ region, name }) => {
    const address = settings.regions[region];
    return address ? [{ name, address }] : [];
  });
  const { Part: Panel, load } = useLater(fetchPanel);
  const isAsked = known.length > 0;
  useEffect(() => {
    // Without it the page says where to find out.
    if (isAsked) load().catch(() => undefined);
  }, [isAsked, load]);
  const day = inWords(site?.builtOn ?? '');
  return (
    <Section
      {...{ title, anchor }}
      lead={fill(lead, { day })}
      head="side"
      size="md"
      ground="sunken"
      isTight
    >
      <Stack gap={5} isWide>
        <Rows as="dl" columns="9rem 1fr">
          {ways.map(({ name, text }) => (
            <div key={name}>
              <Text as="dt" isSoft>
                {name}
              </Text>
              <dd>
                <Prose html={text} />
              </dd>
            </div>
          ))}
        </Rows>
        {Panel ? <Panel title={asked} regions={known} note={note} /> : null}
      </Stack>
    </Section>
  );
}
