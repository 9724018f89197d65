import type { RoomTrack as TrackData } from './schema';
import { minutesOfDay } from '../../../../time/minutesOfDay';
import { Section } from '../../../../ui/primitives/Section';
import { Text } from '../../../../ui/primitives/Text';
import { RoomTrack } from './RoomTrack';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { roomDay } from './schema';
import * as styles from './RoomDay.module.css';

const timed = ({ spans }: TrackData) =>
  spans.map(({ from, to }) => ({ from: minutesOfDay(from), to: minutesOfDay(to) }));

export function RoomDay(section: SectionProps<typeof roomDay>) {
  const { title, lead, anchor, hours, empty, source, tracks } = section;
  const used = tracks.filter(({ look }) => look === 'used').flatMap(timed);
  const marks = Array.from(
    { length: (hours.to - hours.from) / 2 + 1 },
    (_, i) => hours.from + 2 * i,
  );
  return (
    <Section title={title} lead={lead} anchor={anchor} ground="wash">
      <div className={styles.root}>
        <ol className={styles.hours} aria-hidden="true">
          {marks.map((hour) => (
            <li key={hour} className={styles.hour}>
              {`${String(hour).padStart(2, '0')}:00`}
            </li>
          ))}
        </ol>
        {tracks.map((track) => (
          <RoomTrack
            key={track.name}
            track={track}
            spans={timed(track)}
            used={used}
            hours={hours}
            empty={empty}
          />
        ))}
      </div>
      <Text look="source" className={styles.source}>
        {source}
      </Text>
    </Section>
  );
}
