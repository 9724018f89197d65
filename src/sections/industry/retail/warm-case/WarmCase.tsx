import { useState } from 'react';
import { ChoiceRow } from '../../../../ui/primitives/ChoiceRow';
import { Heading } from '../../../../ui/primitives/Heading';
import { Stack } from '../../../../ui/primitives/Stack';
import { Text } from '../../../../ui/primitives/Text';
import { duration } from '../../../../ui/plot/segments';
import { PanelSection } from '../../../../ui/product-ui/parts/PanelSection';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { warmCase } from './schema';
import { WarmCurves } from './WarmCurves';

/** Who finds it is a choice; the curves are read from that minute on. */
export function WarmCase(section: SectionProps<typeof warmCase>) {
  const { title, anchor, lead, place, legend, finders, method, act } = section;
  const [chosen, choose] = useState(finders[0]?.name);
  const finder = finders.find(({ name }) => name === chosen) ?? finders[0];
  if (!finder) return null;
  return (
    <PanelSection {...{ title, lead, anchor, act }} name={place}>
      <ChoiceRow
        legend={legend}
        look="list"
        value={chosen}
        onChange={choose}
        choices={finders.map(({ name, minute, goesTo }) => ({
          key: name,
          content: <b>{name}</b>,
          note: goesTo,
          end: duration(minute),
        }))}
        detail={
          <>
            <Stack gap={2}>
              <Heading level={3} size="sm">
                {finder.verdict}
              </Heading>
              <Text>{finder.story}</Text>
            </Stack>
            <WarmCurves minute={finder.minute} />
          </>
        }
      />
      <Text look="source">{method}</Text>
    </PanelSection>
  );
}
