import { ActLine } from '../../../../ui/primitives/ActLine';
import { ChoiceRow } from '../../../../ui/primitives/ChoiceRow';
import { Section } from '../../../../ui/primitives/Section';
import { Text } from '../../../../ui/primitives/Text';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { JobsTable } from './JobsTable';
import { LastDay } from './LastDay';
import type { clientView } from './schema';
import words from './words.json';
import * as styles from './ClientView.module.css';

/** Who looks is a choice: provider, client, or both on the last day. */
export function ClientView(section: SectionProps<typeof clientView>) {
  const { title, lead, anchor, estate, ours, theirs, lastDay, act } = section;
  return (
    <Section title={title} lead={lead} anchor={anchor} head="split" size="md" isTight>
      <div className={styles.frame} data-theme="light" data-choices="">
        <div className={styles.bar}>
          <Text look="name">{estate}</Text>
          <ChoiceRow
            legend={words.roles}
            isLegendHidden
            first={1}
            choices={[words.us, words.client, words.lastDay].map((role) => ({
              key: role,
              content: role,
            }))}
          />
        </div>
        <div data-choice="1 2">
          <JobsTable {...section} />
          {[ours, theirs].map((says, index) => (
            <div key={says} data-choice={index + 1} className={styles.says}>
              <Text look="small" isSoft>
                {says}
              </Text>
            </div>
          ))}
        </div>
        <div data-choice="3">
          <LastDay {...lastDay} />
        </div>
      </div>
      <ActLine {...act} />
    </Section>
  );
}
