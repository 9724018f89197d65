import { Stack } from '../../../../ui/primitives/Stack';
import { ChoiceRow } from '../../../../ui/primitives/ChoiceRow';
import { Text } from '../../../../ui/primitives/Text';
import { PanelSection } from '../../../../ui/product-ui/parts/PanelSection';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { ComplaintField } from './ComplaintField';
import { ComplaintJob } from './ComplaintJob';
import { ComplaintTable } from './ComplaintTable';
import { openJob } from './openJob';
import { useComplaint } from './useComplaint';
import type { complaint } from './schema';
import words from './words.json';

/** Choose a complaint or type one; its work orders are beside it, on phones below its line. */
export function Complaint(section: SectionProps<typeof complaint>) {
  const { title, lead, anchor, sayings, troubles, unread, act } = section;
  const [said, say] = useComplaint(sayings);
  const isOwn = !sayings.includes(said);
  return (
    <PanelSection {...{ title, lead, anchor, act }}>
      <Stack gap={5} isWide>
        <ComplaintField own={isOwn ? said : ''} onSay={say} />
        <ChoiceRow
          legend={words.legend}
          isLegendHidden
          look="list"
          value={said}
          onChange={say}
          choices={(isOwn ? [said, ...sayings] : sayings).map((saying) => ({
            key: saying,
            content: <Text look="label">“{saying}”</Text>,
          }))}
          detail={<ComplaintJob opened={openJob(said, troubles)} unread={unread} />}
        />
        <ComplaintTable {...{ sayings, troubles, unread }} />
      </Stack>
    </PanelSection>
  );
}
