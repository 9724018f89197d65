import { Axis } from '../../../../ui/plot/Axis';
import { Bars } from '../../../../ui/plot/Bars';
import { ReadOut } from '../../../../ui/plot/ReadOut';
import { Heading } from '../../../../ui/primitives/Heading';
import { Section } from '../../../../ui/primitives/Section';
import { Split } from '../../../../ui/primitives/Split';
import { Stack } from '../../../../ui/primitives/Stack';
import { Text } from '../../../../ui/primitives/Text';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { monthsOf } from './monthsOf';
import type { contractorCredits } from './schema';
import words from './words.json';
import * as styles from './ContractorCredits.module.css';

/** A year of credit notes as bars; each month says what it came to. */
export function ContractorCredits(section: SectionProps<typeof contractorCredits>) {
  const { title, lead, anchor, months, source } = section;
  const { bars, ticks, marks } = monthsOf(months);
  return (
    <Section title={title} anchor={anchor} head="own" ground="stone" isTight>
      <Split ratio="5:7" align="end">
        <Stack gap={4}>
          <Heading level={2} size="md">
            {title}
          </Heading>
          <Text>{lead}</Text>
          <Text look="source">{source}</Text>
        </Stack>
        <ReadOut label={words.label} marks={marks} start={0}>
          {(probe) => (
            <>
              <div className={styles.plot}>
                <Bars bars={bars} className={styles.bars} />
                {probe}
              </div>
              <Axis ticks={ticks} isSparse />
            </>
          )}
        </ReadOut>
      </Split>
    </Section>
  );
}
