import type { RecordGroup } from './schema';
import * as styles from './RecordSheet.module.css';

interface RecordFieldsProps {
  readonly group: RecordGroup;
  /** Replaces hidden values. */
  readonly held: string;
}

/** Group of fields, each with its author. */
export function RecordFields({ group, held }: RecordFieldsProps) {
  return (
    <div className={styles.group}>
      <h3 className={styles.groupName}>{group.name}</h3>
      <dl>
        {group.fields.map(({ name, value, by, hiddenFrom }) => (
          <div key={name} className={styles.field} data-hidden={hiddenFrom.join(' ') || undefined}>
            <dt className={styles.name}>{name}</dt>
            <dd>
              <span className={styles.value}>
                {value}
                {by ? <span className={styles.by}>{by}</span> : null}
              </span>
              {hiddenFrom.length > 0 ? <span className={styles.held}>{held}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
