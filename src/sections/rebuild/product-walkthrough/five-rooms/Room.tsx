import { fill } from '../../../../text/fillWords';
import { ArrowLink } from '../../../../ui/primitives/ArrowLink';
import { Fold } from '../../../../ui/primitives/Fold';
import { Heading } from '../../../../ui/primitives/Heading';
import { Text } from '../../../../ui/primitives/Text';
import { Panel } from '../../../../ui/product-ui/parts/Panel';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { fiveRooms } from './schema';
import words from './words.json';
import * as styles from './Room.module.css';

type Stop = SectionProps<typeof fiveRooms>['rooms']['stops'][number];
type Lines = Stop['lines'];

interface RoomProps {
  readonly stop: Stop;
  /** Lines of the work order on entry. */
  readonly before: Lines;
  readonly record: string;
  /** Its record is whole, where there is room. */
  readonly isLast: boolean;
}

/** Lines of the record; those of this room say so. */
const linesOf = (lines: Lines, isNew: boolean) => (
  <dl className={isNew ? styles.fresh : styles.old}>
    {lines.map(({ field, value }) => (
      <div key={field} className={styles.line}>
        <Text as="dt" look="small" isSoft>
          {field}
        </Text>
        <Text as="dd" look={isNew ? 'label' : 'small'}>
          {value}
          {isNew ? <span className="visuallyHidden"> ({words.new})</span> : null}
        </Text>
      </div>
    ))}
  </dl>
);

/** One room: what happens in it, and the work order as it is left. */
export function FiveRoomsRoom({ stop, before, record, isLast }: RoomProps) {
  const { key, name, at, title, text, state, lines, more } = stop;
  const counts = { count: lines.length, before: before.length };
  return (
    <li id={key} className={styles.root}>
      <Text look="label" className={styles.at}>
        <time>{at}</time> {name}
      </Text>
      <Heading level={2} size="sm">
        {title}
      </Heading>
      <Text>{text}</Text>
      <Panel
        isLive
        className={styles.record}
        title={<Text look="name">{record}</Text>}
        beside={
          <Text look="small" isSoft className={styles.state}>
            {state}
          </Text>
        }
      >
        {before.length > 0 ? (
          <Fold
            isOpenWide={isLast}
            className={styles.fold}
            title={
              <Text as="span" look="small" isSoft>
                {fill(words.before, { count: before.length })}
              </Text>
            }
          >
            {linesOf(before, false)}
          </Fold>
        ) : null}
        {linesOf(lines, true)}
        <Text look="source" className={styles.foot}>
          {fill(before.length > 0 ? words.addedTo : words.added, counts)}
        </Text>
      </Panel>
      <ArrowLink href={more.href}>{more.text}</ArrowLink>
    </li>
  );
}
