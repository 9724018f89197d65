import copy from './words.json';
import { fill } from '../../../text/fillWords';
import { cleanAirOf } from './cleanAir';
import { place } from '../../../ui/plot/place';
import { Note } from '../../../ui/primitives/Note';
import { Section } from '../../../ui/primitives/Section';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { cleanAirSum } from './schema';
import * as styles from './CleanAirSum.module.css';
import { formatCount } from '../../../format/number';

const KINDS = ['outdoor', 'filtered', 'portable'] as const;

/** Place of “enough” on the scale, in percent: bars may be three times as long. */
const ENOUGH = 100 / 3;

const digits = (cfm: number): string => formatCount(Math.abs(cfm));

/** Bars per room, crossed by one line at “enough”. */
export function CleanAirSum(section: SectionProps<typeof cleanAirSum>) {
  const { title, lead, anchor, needLabel, airLabels, rooms, note } = section;
  return (
    <Section title={title} lead={lead} anchor={anchor} head="split" ground="sunken">
      <ul className={styles.key}>
        {KINDS.map((kind) => (
          <li key={kind} className={styles.kind} data-kind={kind}>
            {airLabels[kind]}
          </li>
        ))}
        <li className={styles.enough}>{needLabel}</li>
      </ul>
      <ol className={styles.rooms}>
        {rooms.map((room) => {
          const air = cleanAirOf(room);
          const { need, over } = air;
          return (
            <li key={room.airedRoom + room.how} className={styles.room}>
              <div>
                <h3 className={styles.title}>{room.airedRoom}</h3>
                <p className={styles.how}>{room.how}</p>
                <p className={styles.how}>
                  {fill(copy.people, { people: room.people, need: digits(need) })}
                </p>
              </div>
              <div>
                <p className="visuallyHidden">
                  {fill(copy.bar, {
                    all: digits(air.all),
                    need: digits(need),
                    outdoor: digits(air.outdoor),
                    filtered: digits(air.filtered),
                    portable: digits(air.portable),
                  })}
                </p>
                <div
                  className={styles.bar}
                  style={place({ enough: `${ENOUGH}%` })}
                  aria-hidden="true"
                >
                  {KINDS.map((kind) => (
                    <i
                      key={kind}
                      className={styles.part}
                      data-kind={kind}
                      style={{ width: `${Math.round((air[kind] / need) * ENOUGH * 10) / 10}%` }}
                    />
                  ))}
                </div>
                <p className={over < 0 ? styles.short : styles.over}>
                  {fill(over < 0 ? copy.short : copy.over, { cfm: digits(over) })}
                </p>
                <p className={styles.teaches}>{room.teaches}</p>
              </div>
            </li>
          );
        })}
      </ol>
      <Note html={note} />
    </Section>
  );
}
