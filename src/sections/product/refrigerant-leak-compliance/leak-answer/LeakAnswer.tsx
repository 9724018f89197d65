import { replaceQuery } from '../../../../browser/route';
import { useQuery } from '../../../../browser/useQuery';
import copy from '../../../../copy/leaks.json';
import { leakAnswer } from '../../../../maintenance/leakRate.ts';
import { parseTopUp, readTopUp, writeTopUp } from './topUp.ts';
import { Prose } from '../../../../ui/primitives/Prose';
import { Scripted } from '../../../../ui/primitives/Scripted';
import { Section } from '../../../../ui/primitives/Section';
import { Text } from '../../../../ui/primitives/Text';
import { LeakDates } from './LeakDates';
import { LeakForm } from './LeakForm';
import { LeakRates } from './LeakRates';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { leakAnswer as schema } from './schema';
import * as styles from './LeakAnswer.module.css';

/** The address keeps the input. Without scripts, and on paper, the sample rack shows. */
export function LeakAnswer(section: SectionProps<typeof schema>) {
  const { title, lead, anchor, rule } = section;
  const query = useQuery();
  const texts = readTopUp(query);
  const { topUp, faults } = parseTopUp(texts);
  return (
    <Section title={title} lead={lead} anchor={anchor} head="split">
      <div className={styles.root}>
        <Scripted>
          <LeakForm
            texts={texts}
            faults={faults}
            onChange={(changed) => replaceQuery(writeTopUp(query, changed))}
          />
        </Scripted>
        {topUp ? (
          <div className={styles.answer}>
            <LeakRates topUp={topUp} answer={leakAnswer(topUp)} />
            <LeakDates answer={leakAnswer(topUp)} />
          </div>
        ) : (
          <Text isSoft>{copy.unknown}</Text>
        )}
      </div>
      <div className={styles.rule}>
        <Prose html={rule} />
      </div>
    </Section>
  );
}
