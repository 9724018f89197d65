import type { SectionProps } from '../../../content-model/sectionProps';
import type { oldForm } from './schema';
import * as styles from './OldFormScreen.module.css';

type OldFormScreenProps = SectionProps<typeof oldForm>['screen'];

/** Drawn work request form of an old system. */
export function OldFormScreen(props: OldFormScreenProps) {
  const { sentence, bar, tabs, fields, trouble, status } = props;
  return (
    <div role="img" aria-label={sentence} className={styles.root}>
      <p className={styles.bar}>
        {bar} <span>×</span>
      </p>
      <p className={styles.tabs}>
        {tabs.map((tab) => (
          <span key={tab} className={styles.tab}>
            {tab}
          </span>
        ))}
      </p>
      <div className={styles.fields}>
        {fields.map(({ label, value, state }) => (
          <span key={label} className={styles.field} data-state={state}>
            {label}
            <i className={styles.box}>{value}</i>
          </span>
        ))}
      </div>
      <p className={styles.foot}>
        <b className={styles.trouble}>{trouble}</b>
        <span>{status}</span>
      </p>
    </div>
  );
}
