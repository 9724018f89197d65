import copy from '../../../copy/sheet.json';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { roofWalk } from './schema';
import * as styles from './RoofWalkReading.module.css';

interface RoofWalkReadingProps {
  readonly id: string;
  readonly reading: NonNullable<
    SectionProps<typeof roofWalk>['stops'][number]['tasks'][number]['reading']
  >;
}

/** Field for a reading. With limits it is a number field, so that the browser validates it. */
export function RoofWalkReading({ id, reading: { name, from, to } }: RoofWalkReadingProps) {
  const hasLimit = from !== undefined || to !== undefined;
  return (
    <div className={styles.root}>
      <label htmlFor={id} className={styles.name}>
        {name}
      </label>
      <input
        id={id}
        name={id}
        className={styles.field}
        autoComplete="off"
        aria-describedby={hasLimit ? `${id}-out` : undefined}
        {...(hasLimit
          ? {
              type: 'number',
              step: 'any',
              inputMode: 'decimal',
              min: from,
              max: to,
            }
          : { type: 'text' })}
      />
      {hasLimit ? (
        <p id={`${id}-out`} aria-live="polite" className={styles.out}>
          <span className={styles.words}>{copy.outsideNow}</span>
        </p>
      ) : null}
    </div>
  );
}
