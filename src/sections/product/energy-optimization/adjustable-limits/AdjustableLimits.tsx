import type { CSSProperties } from 'react';
import { Section } from '../../../../ui/primitives/Section';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { adjustableLimits as schema } from './schema';
import * as styles from './AdjustableLimits.module.css';

/** Each setpoint on its scale; dark parts are outside the limits. */
export function AdjustableLimits(section: SectionProps<typeof schema>) {
  const { title, anchor, lead, stood, stands, handles, never } = section;
  return (
    <Section title={title} lead={lead} anchor={anchor} head="split">
      <p className={styles.key} aria-hidden="true">
        <span>
          <i className={styles.sampleOld} /> {stood}
        </span>
        <span>
          <i className={styles.sampleNow} /> {stands}
        </span>
      </p>
      <ul className={styles.list}>
        {handles.map(({ title: name, text, seen, lowest, highest, left, right, old, now }) => {
          const place = {
            '--left': `${left}%`,
            '--right': `${100 - right}%`,
            '--old': `${old}%`,
            '--now': `${now}%`,
          } as CSSProperties;
          return (
            <li key={name} className={styles.handle}>
              <h3 className={styles.name}>{name}</h3>
              <div style={place}>
                <p className={styles.track} aria-hidden="true">
                  <i className={styles.old} />
                  <i className={styles.now} />
                </p>
                <p className={styles.limits}>
                  <span>{lowest}</span> <span>{highest}</span>
                </p>
              </div>
              <p className={styles.text}>{text}</p>
              <p className={styles.seen}>{seen}</p>
            </li>
          );
        })}
        <li className={styles.never}>{never}</li>
      </ul>
    </Section>
  );
}
