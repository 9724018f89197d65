import { ArrowLink } from '../../../../ui/primitives/ArrowLink';
import { Fold } from '../../../../ui/primitives/Fold';
import { Heading } from '../../../../ui/primitives/Heading';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { fiveRooms } from './schema';
import * as styles from './Room.module.css';

type Stop = SectionProps<typeof fiveRooms>['rooms']['stops'][number];

interface RoomProps {
  readonly stop: Stop;
  readonly number: number;
  /** Lines of the work order on entry. */
  readonly before: Stop['lines'];
  readonly record: string;
  readonly added: string;
  readonly onToggle: (isOpen: boolean) => void;
}

/** One room: its events, and the work order on leaving. */
export function FiveRoomsRoom({ stop, number, before, record, added, onToggle }: RoomProps) {
  const { key, name, at, title, text, state, lines, more } = stop;
  return (
    <Fold
      id={key}
      name="room"
      isOpen={number === 1}
      onToggle={onToggle}
      title={
        <span className={styles.name}>
          <b className={styles.number}>{number}</b>
          <Heading level={2} size="sm">
            {name}
          </Heading>
          <span className={styles.soft}>{at}</span>
        </span>
      }
    >
      <div className={styles.inside}>
        <p className={styles.title}>{title}</p>
        <p>{text}</p>
        <div className={styles.record}>
          <p className={styles.head}>
            <b>{record}</b> <span>{state}</span>
          </p>
          <dl>
            {before.map(({ field, value }) => (
              <div key={field} className={styles.line}>
                <dt className={styles.soft}>{field}</dt>
                <dd>{value}</dd>
              </div>
            ))}
            {lines.map(({ field, value }) => (
              <div key={field} className={`${styles.line} ${styles.fresh}`}>
                <dt className={styles.soft}>{field}</dt>
                <dd>
                  {value} <span className="visuallyHidden">({added})</span>
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <ArrowLink href={more.href}>{more.text}</ArrowLink>
      </div>
    </Fold>
  );
}
