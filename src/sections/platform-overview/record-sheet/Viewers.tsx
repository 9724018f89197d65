import { useId } from 'react';
import { fill } from '../../../text/fillWords';
import type { RecordGroup } from './schema';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { recordSheet } from './schema';
import * as styles from './RecordSheet.module.css';

interface ViewersProps {
  readonly section: SectionProps<typeof recordSheet>;
  readonly groups: readonly RecordGroup[];
}

/** Choice of user role, each with its number of visible fields. */
export function Viewers({ section, groups }: ViewersProps) {
  const question = useId();
  const fields = groups.flatMap((group) => group.fields);
  const seenBy = (id: string): number =>
    fields.filter(({ hiddenFrom }) => !hiddenFrom.some((viewer) => viewer === id)).length;
  return (
    <fieldset>
      <legend className={styles.choose}>{section.choose}</legend>
      {[{ id: '', name: section.everyone }, ...section.lookers].map(({ id, name }) => (
        <label key={id} className={styles.viewer}>
          <input
            type="radio"
            name={question}
            value={id}
            defaultChecked={id === ''}
            className={styles.dot}
          />
          {name}
          <span className={styles.count}>
            {fill(section.count, { seen: seenBy(id), all: fields.length })}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
