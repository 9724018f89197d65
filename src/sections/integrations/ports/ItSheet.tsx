import { useId } from 'react';
import type { PortSystem } from './portsSchema';
import { fill } from '../../../text/fillWords';
import copy from './words.json';
import { wiringSheet } from './wiringSheet';
import { Text } from '../../../ui/primitives/Text';
import { hoursText } from './hoursText';
import * as styles from './ItSheet.module.css';

interface ItSheetProps {
  readonly systems: readonly PortSystem[];
  readonly price: string;
}

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Requirements for IT, totaled from the ticked systems. */
export function ItSheet({ systems, price }: ItSheetProps) {
  const heading = useId();
  const sheet = wiringSheet(systems);
  const days = fill(sheet.longest ? copy.daysLongest : sheet.days === 1 ? copy.day : copy.days, {
    days: sheet.days,
    name: sheet.longest ?? '',
  });
  const rows = [
    [copy.ready, sheet.days === 0 ? copy.now : days],
    [copy.yours, sheet.hours.length > 0 ? hoursText(sheet.hours) : copy.nobody],
    [copy.firewall, sheet.leavesBuilding ? copy.outbound : copy.unchanged],
    [
      copy.leaves,
      sheet.leaves.length > 0
        ? sentence(sheet.leaves.map((what) => copy.left[what]).join(', '))
        : copy.nothing,
    ],
    [copy.price, sheet.isFree ? copy.free : price],
  ] as const;
  return (
    <aside aria-labelledby={heading} className={styles.root}>
      <h3 id={heading} className={styles.title}>
        {copy.sheet}
      </h3>
      {systems.length === 0 ? (
        <Text look="small" isSoft>
          {copy.empty}
        </Text>
      ) : (
        <>
          <ul className={styles.picked}>
            {systems.map(({ id, name, setup }) => (
              <li key={id} className={styles.system}>
                <b className={styles.name}>{name}</b> {setup}
              </li>
            ))}
          </ul>
          <dl className={styles.facts} aria-live="polite">
            {rows.map(([term, says]) => (
              <div key={term}>
                <dt className={styles.fact}>{term}</dt>
                <dd>{says}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.tiny}>{copy.address}</p>
        </>
      )}
    </aside>
  );
}
