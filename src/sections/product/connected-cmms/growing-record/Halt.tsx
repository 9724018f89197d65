import { fill } from '../../../../text/fillWords';
import { Track } from '../../../../ui/plot/Track';
import { place } from '../../../../ui/plot/place';
import { Icon } from '../../../../ui/primitives/Icon';
import { Pick } from '../../../../ui/primitives/Pick';
import { SiteLink } from '../../../../ui/primitives/SiteLink';
import { Text } from '../../../../ui/primitives/Text';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { Screen } from './Screen';
import type { growingRecord } from './schema';
import copy from './words.json';
import * as styles from './Halt.module.css';

type Section = SectionProps<typeof growingRecord>;

interface HaltProps {
  readonly section: Section;
  readonly halt: Section['halts'][number];
  readonly id: string;
  readonly number: number;
  /** Name of the halt that follows, if there is one. */
  readonly next: string | undefined;
  readonly isFirst: boolean;
}

/** A stop on the line, the part it adds to the record, and its screen while it is chosen. */
export function Halt({ section, halt, id, number, next, isFirst }: HaltProps) {
  const { allowed, reading } = section;
  const { name, href, clock, text, minutes, reads, part, screen } = halt;
  const [from, to] = reading.range;
  return (
    <li className={styles.root} style={place({ n: String(number + 1) })}>
      <label className={styles.stop}>
        <Pick
          type="radio"
          name={id}
          id={`${id}${number}`}
          defaultChecked={isFirst}
          aria-label={`${clock} ${name}`}
          className={styles.input}
        />
        <i className={styles.ring} />
        <span className={styles.clock}>{clock}</span>
        <span className={styles.name}>{name}</span>
      </label>
      <p className={styles.part}>
        <Text as="span" isSoft>
          {part.label}
        </Text>
        <Text as="b" look="label" className={styles.value}>
          {part.value}
        </Text>
      </p>
      <div className={styles.view}>
        <div>
          <Text look="unit">{clock}</Text>
          <Text look="name">
            <SiteLink href={href}>{name}</SiteLink>
          </Text>
        </div>
        <Text isSoft>{text}</Text>
        <Screen lines={screen} />
        <label htmlFor={`${id}${next ? number + 1 : 0}`} className={styles.next}>
          {next ? fill(copy.next, { next }) : copy.again} <Icon name="arrow-right" />
        </label>
        <div className={styles.meters}>
          <Text look="small" isSoft>
            {fill(copy.clock, { minutes, allowed })}
          </Text>
          <Track value={minutes} of={allowed} fill="strong" />
          <Text look="small" isSoft className={styles.reading}>
            {reading.name}
            <Text
              as="b"
              look="figureLg"
              className={reads > reading.limit ? styles.over : undefined}
            >
              {`${reads}\u00a0${reading.unit}`}
            </Text>
          </Text>
          <Track
            value={reads - from}
            of={to - from}
            limit={reading.limit - from}
            fill={reads > reading.limit ? 'late' : 'good'}
          />
          <Text look="small" isSoft>
            {fill(copy.limit, { limit: `${reading.limit}\u00a0${reading.unit}` })}
          </Text>
        </div>
      </div>
    </li>
  );
}
