import { fill } from '../../../../text/fillWords';
import { clock } from '../../../../ui/plot/segments';
import { Button } from '../../../../ui/primitives/Button';
import { Icon } from '../../../../ui/primitives/Icon';
import { Scripted } from '../../../../ui/primitives/Scripted';
import { Text } from '../../../../ui/primitives/Text';
import type { Schedule } from './schedule';
import type { Stop } from './schema';
import words from './words.json';
import * as styles from './PlanStops.module.css';

interface PlanStopsProps {
  readonly schedule: Schedule;
  readonly isAboard: boolean;
  readonly onMove: (index: number, by: number) => void;
}

const partOf = ({ bin, part, isRare }: Stop, isAboard: boolean): string => {
  if (isRare && !isAboard) return fill(words.missing, { part });
  return bin === undefined ? part : fill(words.bin, { bin, part });
};

/** The stops in the order of driving, each with its hour and its part, and a place earlier or later to go. */
export function PlanStops({ schedule, isAboard, onMove }: PlanStopsProps) {
  const { visits } = schedule;
  return (
    <ol className={styles.root}>
      {visits.map(({ stop, arrives, waits }, index) => (
        <li key={stop.name} className={styles.stop}>
          <Text as="b" look="label" className={styles.time}>
            {clock(arrives)}
          </Text>
          <div>
            <Text look="label">{stop.name}</Text>
            <Text look="source">{stop.job}</Text>
            <Text look="source" className={stop.isRare && !isAboard ? styles.missing : undefined}>
              {partOf(stop, isAboard)}
              {waits > 0 && stop.opens ? `, ${fill(words.opens, { time: stop.opens })}` : null}
            </Text>
          </div>
          <Scripted className={styles.moves}>
            {([-1, 1] as const).map((by) => (
              <Button
                key={by}
                variant="secondary"
                size="small"
                aria-label={fill(by < 0 ? words.earlier : words.later, { name: stop.name })}
                disabled={by < 0 ? index === 0 : index === visits.length - 1}
                className={by < 0 ? styles.earlier : undefined}
                onClick={() => onMove(index, by)}
              >
                <Icon name="chevron-down" />
              </Button>
            ))}
          </Scripted>
        </li>
      ))}
    </ol>
  );
}
