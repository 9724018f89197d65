import { place } from '../../../../ui/plot/place';
import { Heading } from '../../../../ui/primitives/Heading';
import { Note } from '../../../../ui/primitives/Note';
import { Section } from '../../../../ui/primitives/Section';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { lettingGo } from './schema';
import * as styles from './LettingGo.module.css';

/** Smaller parts have no label. */
const LEGIBLE = 6;

/** Stacked columns per week, in phases. */
export function LettingGo(section: SectionProps<typeof lettingGo>) {
  const { title, lead, anchor, weekName, takenName, declinedName, aloneName, phases, note } =
    section;
  const firsts = phases.map((_, index) =>
    phases.slice(0, index).reduce((sum, { weeks }) => sum + weeks.length, 1),
  );
  const parts = (week: { taken: number; declined: number; alone: number }) =>
    [
      { kind: styles.declined, count: week.declined, name: declinedName },
      { kind: styles.taken, count: week.taken, name: takenName },
      { kind: styles.alone, count: week.alone, name: aloneName },
    ].filter(({ count }) => count > 0);
  return (
    <Section title={title} lead={lead} anchor={anchor} head="split" ground="wash">
      <ul className={styles.keys} aria-hidden="true">
        <li className={styles.key}>
          <i className={styles.declined} /> {declinedName}
        </li>
        <li className={styles.key}>
          <i className={styles.taken} /> {takenName}
        </li>
        <li className={styles.key}>
          <i className={styles.alone} /> {aloneName}
        </li>
      </ul>
      <ol className={styles.phases}>
        {phases.map(({ name, detail, weeks }, phase) => (
          <li
            key={name}

            style={place({ weeks: String(weeks.length) })}
          >
            <ol className={styles.weeks}>
              {weeks.map((week, index) => {
                const number = (firsts[phase] ?? 1) + index;
                return (
                  <li key={number} className={styles.week}>
                    <span className="visuallyHidden">{`${weekName} ${number}: `}</span>
                    {parts(week).map(({ kind, count, name: what }) => (
                      <span
                        key={what}
                        className={`${styles.part} ${kind}`}
                        style={place({ count: String(count) })}
                      >
                        <span className={count < LEGIBLE ? 'visuallyHidden' : undefined}>
                          {count}
                        </span>{' '}
                        <span className="visuallyHidden">{what}</span>
                      </span>
                    ))}
                    <span className={styles.number} aria-hidden="true">
                      {number}
                    </span>
                  </li>
                );
              })}
            </ol>
            <Heading level={3} size="xs" className={styles.name}>
              {name}
            </Heading>
            <p className={styles.detail}>{detail}</p>
          </li>
        ))}
      </ol>
      <Note html={note} />
    </Section>
  );
}
