import { Section } from '../../../../ui/primitives/Section';
import { WakeAlarm } from './WakeAlarm';
import { WakeRuleList } from './WakeRuleList';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { wakeRules } from './schema';
import * as styles from './WakeRules.module.css';

export function WakeRules(section: SectionProps<typeof wakeRules>) {
  const { title, lead, anchor, night } = section;
  return (
    <Section title={title} lead={lead} anchor={anchor} head="split" ground="ink">
      <div className={styles.root}>
        <WakeRuleList night={night} />
        <ol className={styles.alarms}>
          {night.alarms.map((alarm) => (
            <WakeAlarm key={alarm.time} alarm={alarm} asleep={night.asleep} />
          ))}
        </ol>
      </div>
    </Section>
  );
}
