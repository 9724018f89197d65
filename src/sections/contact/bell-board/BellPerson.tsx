import { Portrait } from '../../../ui/primitives/Portrait';
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
      <div className={styles.words}>
        <p className={styles.name}>{person.name}</p>
        <p className={styles.role}>{person.role}</p>
      </div>
      <p className={styles.says}>{says}</p>
      <BellWays bell={bell} className={styles.ways} />
    </div>
  );
}
