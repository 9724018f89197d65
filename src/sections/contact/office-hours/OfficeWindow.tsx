import { fill } from '../../../text/fillWords';
import copy from '../words.json';
import { hourInWords, officeNow, type OfficeNow } from '../../../time/officeHours';
import { Heading } from '../../../ui/primitives/Heading';
import { Scripted } from '../../../ui/primitives/Scripted';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { officeHours } from './schema';
import * as styles from './OfficeWindow.module.css';

interface OfficeWindowProps {
  readonly office: SectionProps<typeof officeHours>['offices'][number];
  /** Milliseconds since 1970; undefined in the built HTML. */
  readonly now: number | undefined;
}

function stateOf({ isOpen, opensIn, weekday }: OfficeNow, opens: string, closes: string): string {
  if (isOpen) return fill(copy.openUntil, { hour: hourInWords(closes) });
  const hour = hourInWords(opens);
  if (opensIn === 0) return fill(copy.opensToday, { hour });
  if (opensIn === 1) return fill(copy.opensTomorrow, { hour });
  return fill(copy.opensOn, { day: copy.days[(weekday + (opensIn ?? 0)) % 7] ?? '', hour });
}

/** Window of an office: days, hours and, with scripts, local time. */
export function OfficeWindow({ office, now }: OfficeWindowProps) {
  const { name, place, days, opens, closes, hours, who } = office;
  const there = now === undefined ? undefined : officeNow(now, office);
  return (
    <li className={styles.root} data-is={there ? (there.isOpen ? 'open' : 'closed') : undefined}>
      <Heading level={3} size="sm">
        {name}
      </Heading>
      {place ? <p className={styles.place}>{place}</p> : null}
      <Scripted className={styles.clock}>
        <p className={styles.time}>
          <span className="visuallyHidden">{copy.timeThere} </span>
          {there ? <time>{there.time}</time> : null}
        </p>
        <p className={styles.state}>{there ? stateOf(there, opens, closes) : null}</p>
      </Scripted>
      <p className={styles.days} aria-hidden="true">
        {copy.letters.map((letter, day) => (
          <span
            key={day}
            data-is={[
              days.includes(day) ? 'in' : 'out',
              there?.weekday === day ? 'today' : '',
            ].join(' ')}
          >
            {letter}
          </span>
        ))}
      </p>
      <p className={styles.hours}>{hours}</p>
      <p className={styles.who}>{who}</p>
    </li>
  );
}
