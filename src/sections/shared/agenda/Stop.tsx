import { Portrait } from '../../../ui/primitives/Portrait';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import { Screen } from './Screen';
import type { agenda } from './schema';
import * as styles from './Stop.module.css';

interface StopProps {
  readonly stop: SectionProps<typeof agenda>['stops'][number];
  /** Number of its choice, from 1. */
  readonly place: number;
}

/** What happens in a stop, who shows it, and the screen that will be shown. */
export function Stop({ stop, place }: StopProps) {
  const { text, aside, person, drawing, bars, list, asked } = stop;
  return (
    <div data-choice={place} className={styles.root}>
      <div className={styles.words}>
        <Text>{text}</Text>
        {aside ? (
          <Text look="small" isSoft>
            {aside}
          </Text>
        ) : null}
        {person ? (
          <div className={styles.person}>
            <Portrait person={person} />
            <Text look="small">
              <b>{person.name}</b>
              <br />
              {person.role}
            </Text>
          </div>
        ) : null}
      </div>
      <div className={styles.stage}>
        <Screen {...{ drawing, bars, list, asked }} />
      </div>
    </div>
  );
}
