import type { FloorOf } from './schema';
import { ArrowLink } from '../../../ui/primitives/ArrowLink';
import * as styles from './BuildingCutaway.module.css';

/** Beam below the floors. */
export function BuildingCutawayBeam({ floor }: { readonly floor: FloorOf<'beam'> }) {
  return (
    <div className={styles.record} data-theme="dark">
      <p className={styles.recordTitle}>{floor.title}</p>
      <p>{floor.text}</p>
      <ArrowLink href={floor.link.href} className={styles.recordLink}>
        {floor.link.text}
      </ArrowLink>
    </div>
  );
}
