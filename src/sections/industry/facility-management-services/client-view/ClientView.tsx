import { ActLine } from '../../../../ui/primitives/ActLine';
import { ChoiceRow } from '../../../../ui/primitives/ChoiceRow';
import { Section } from '../../../../ui/primitives/Section';
import { Stack } from '../../../../ui/primitives/Stack';
import { Text } from '../../../../ui/primitives/Text';
import { Panel } from '../../../../ui/product-ui/parts/Panel';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { JobsTable } from './JobsTable';
import { LastDay } from './LastDay';
import type { clientView } from './schema';
import words from './words.json';

/** Who looks is a choice: provider, client, or both on the last day. */
export function ClientView(section: SectionProps<typeof clientView>) {
  const { title, lead, anchor, estate, ours, theirs, lastDay, act } = section;
  const roles = (
    <ChoiceRow
      legend={words.roles}
      isLegendHidden
      isShort
      first={1}
      choices={[words.us, words.client, words.lastDay].map((role) => ({
        key: role,
        content: role,
      }))}
    />
  );
  return (
    <Section title={title} lead={lead} anchor={anchor} head="split" size="md" isTight>
      <div data-choices="">
        <Panel isLive isInset title={<Text look="name">{estate}</Text>} end={roles}>
          <Stack gap={4} isWide>
            <div data-choice="1 2">
              <JobsTable {...section} />
            </div>
            {[ours, theirs].map((says, index) => (
              <div key={says} data-choice={index + 1}>
                <Text look="small" isSoft>
                  {says}
                </Text>
              </div>
            ))}
            <div data-choice="3">
              <LastDay {...lastDay} />
            </div>
          </Stack>
        </Panel>
      </div>
      <ActLine {...act} />
    </Section>
  );
}
