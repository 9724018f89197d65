import { fill } from '../../../text/fillWords';
import { Fold } from '../../../ui/primitives/Fold';
import { Heading } from '../../../ui/primitives/Heading';
import { Text } from '../../../ui/primitives/Text';
import { Plate } from './Plate';
import type { SystemGroup } from './schema';
import { SystemSays } from './SystemSays';
import copy from './words.json';
import * as styles from './Plates.module.css';

interface PlatesProps {
  readonly groups: readonly SystemGroup[];
  /** Ids: ticked, found, and the one that is read out. */
  readonly picked: readonly string[];
  readonly hits: readonly string[];
  readonly read: string | undefined;
  /** Whether something is looked for: what is found shows on phones, too. */
  readonly isNarrowed: boolean;
  readonly onRead: (id: string) => void;
  readonly onToggle: (id: string) => void;
}

/**
 * Systems of one side as plates to tick. On phones a group is folded, and says what was touched last in
 * it; where there is room the fold has no handle, and its styles show what is in it.
 */
export function Plates(props: PlatesProps) {
  const { groups, picked, hits, read, isNarrowed, onRead, onToggle } = props;
  return groups.map(({ name, systems }) => {
    const ticked = systems.filter(({ id }) => picked.includes(id)).length;
    const title = (
      <>
        {name}{' '}
        <Text as="span" isSoft>
          {systems.length}
        </Text>
      </>
    );
    return (
      <div
        key={name}
        className={styles.group}
        data-off={systems.every(({ id }) => !hits.includes(id)) || undefined}
      >
        <Heading level={3} size="label" className={styles.title}>
          {title}
        </Heading>
        <Fold
          isOpen={isNarrowed}
          className={styles.fold}
          title={
            <span>
              {title}
              {ticked > 0 ? (
                <Text as="span" isSoft>
                  {fill(copy.ticked, { count: ticked })}
                </Text>
              ) : null}
            </span>
          }
        >
          <ul className={styles.plates}>
            {systems.map((system) => (
              <Plate
                key={system.id}
                system={system}
                isPicked={picked.includes(system.id)}
                isOff={!hits.includes(system.id)}
                onRead={() => onRead(system.id)}
                onToggle={() => onToggle(system.id)}
              />
            ))}
          </ul>
          <SystemSays
            system={systems.find(({ id }) => id === read)}
            className={styles.says}
            isBrief
          />
        </Fold>
      </div>
    );
  });
}
