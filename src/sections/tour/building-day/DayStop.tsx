import { ArrowLink } from '../../../ui/primitives/ArrowLink';
import { Heading } from '../../../ui/primitives/Heading';
import { Drawing } from '../../../ui/product-ui/Drawing';
import { Player } from '../../../ui/recording/Player';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { buildingDay } from './schema';
import * as styles from './DayStop.module.css';
import { stopId } from './stopId';

interface DayStopProps {
  readonly stop: SectionProps<typeof buildingDay>['building']['hours'][number];
}

/** Stop of the day: time, place, text and screen. */
export function DayStop({ stop }: DayStopProps) {
  const { at, place, name, text, aside, drawing, recording, more } = stop;
  return (
    <li id={stopId(stop)} className={styles.root}>
      <p className={styles.when}>
        <b className={styles.hour}>{at}</b> <span className={styles.place}>{place}</span>
      </p>
      <Heading level={2} size="sm">
        {name}
      </Heading>
      <p className={styles.text}>{text}</p>
      {recording ? (
        <Player recording={recording} words="below" />
      ) : drawing ? (
        <Drawing drawing={drawing} />
      ) : null}
      {aside ? <p className={styles.aside}>{aside}</p> : null}
      {more ? <ArrowLink href={more.href}>{more.text}</ArrowLink> : null}
    </li>
  );
}
