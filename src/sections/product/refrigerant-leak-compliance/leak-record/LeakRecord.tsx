import { replaceQuery } from '../../../../browser/route';
import { useQuery } from '../../../../browser/useQuery';
import { leakAnswer } from '../../../../maintenance/leakRate.ts';
import { Prose } from '../../../../ui/primitives/Prose';
import { Scripted } from '../../../../ui/primitives/Scripted';
import { Split } from '../../../../ui/primitives/Split';
import { Stack } from '../../../../ui/primitives/Stack';
import { Text } from '../../../../ui/primitives/Text';
import { PanelSection } from '../../../../ui/product-ui/parts/PanelSection';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { LeakFields } from './LeakFields';
import { LeakRate } from './LeakRate';
import { FiledRecord } from './FiledRecord';
import type { leakRecord } from './schema';
import { isRackB, parseTopUp, readTopUp, writeTopUp } from './topUp';
import words from './words.json';

/** Two fields, and what follows from them. The address keeps them; without scripts the sample rack shows. */
export function LeakRecord(section: SectionProps<typeof leakRecord>) {
  const { title, lead, anchor, sample, rule, act } = section;
  const query = useQuery();
  const texts = readTopUp(query);
  const { topUp, hasLast, faults } = parseTopUp(texts);
  const answer = topUp && leakAnswer(topUp);
  return (
    <PanelSection {...{ title, lead, anchor, act }}>
      <Split ratio="5:7">
        <Stack gap={5} isWide>
          <Scripted>
            <LeakFields
              texts={texts}
              faults={faults}
              onChange={(now) => replaceQuery(writeTopUp(query, now))}
            />
          </Scripted>
          {topUp && answer ? (
            <LeakRate topUp={topUp} answer={answer} />
          ) : (
            <Text isSoft>{words.unknown}</Text>
          )}
          <Text as="div" look="source">
            <Prose html={rule} />
          </Text>
        </Stack>
        {topUp && answer ? (
          <FiledRecord
            {...{ topUp, answer, hasLast }}
            sample={isRackB(texts) ? sample : undefined}
          />
        ) : null}
      </Split>
    </PanelSection>
  );
}
