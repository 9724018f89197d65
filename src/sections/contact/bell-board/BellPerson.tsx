import { Portrait } from '../../../ui/primitives/Portrait';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { bellBoard } from './schema';
import * as styles from './BellPerson.module.css';
import { BellWays } from './BellWays';

/** Person of a bell: portrait, name, mail and phone. */
export function BellPerson({
  bell,
}: {
  readonly bell: SectionProps<typeof bellBoard>['bells'][number];
}) {
  const { person, says } = bell;
  return (
    <div className={styles.root}>
      <div className={styles.face}>
        <Portrait person={person} variant="tile" tone="amber" />
      </div>
      <Text look="small" className={styles.words}>
        <Text as="b" look="name">
          {person.name}
        </Text>{' '}
        <span className={styles.role}>{person.role}</span>
      </Text>
      <BellWays bell={bell} className={styles.ways} />
      <p className={styles.says}>{says}</p>
    </div>
  );
}
