import type { SectionProps } from '../../../../content-model/sectionProps';
import type { wakeRules } from './schema';
import * as styles from './WakeRuleList.module.css';

interface WakeRuleListProps {
  readonly night: SectionProps<typeof wakeRules>['night'];
}

/** Rules as radio buttons; a chosen one dims the alarms of the others. */
export function WakeRuleList({ night: { choose, all, rules } }: WakeRuleListProps) {
  return (
    <fieldset>
      <legend className={styles.legend}>{choose}</legend>
      {rules.map(({ name, text }, index) => (
        <label key={name} className={styles.rule}>
          <input type="radio" name="wake-rule" value={index + 1} className={styles.radio} />
          <span aria-hidden="true" className={styles.number}>
            {index + 1}
          </span>
          <span>
            <b className={styles.name}>{name}</b> {text}
          </span>
        </label>
      ))}
      <label className={styles.rule}>
        <input type="radio" name="wake-rule" value="0" defaultChecked className={styles.radio} />
        <i className={styles.number} />
        <b className={styles.name}>{all}</b>
      </label>
    </fieldset>
  );
}
