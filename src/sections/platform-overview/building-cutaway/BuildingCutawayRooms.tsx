import { Fragment, type CSSProperties } from 'react';
import type { FloorOf } from './schema';
import { SiteLink } from '../../../ui/primitives/SiteLink';
import { BuildingCutawayArt } from './BuildingCutawayArt';
import * as styles from './BuildingCutaway.module.css';

/** Rooms as wide as their number of modules. */
export function BuildingCutawayRooms({ floor }: { readonly floor: FloorOf<'rooms'> }) {
  const columns = floor.rooms.map(({ modules }) => `minmax(186px, ${modules.length}fr)`).join(' ');
  return (
    <ul className={styles.suite} style={{ '--columns': columns } as CSSProperties}>
      {floor.rooms.map(({ family, art, name, href, modules, tag }, index) => (
        <li key={href} className={styles.room} data-family={family}>
          <SiteLink href={href} className={styles.family}>
            {name}
          </SiteLink>
          <p className={styles.modules}>
            {modules.map((module, place) => (
              <Fragment key={module.href}>
                {place > 0 ? ', ' : ''}
                <SiteLink href={module.href} className={styles.moduleLink}>
                  {module.text}
                </SiteLink>
              </Fragment>
            ))}
          </p>
          <div className={styles.furniture}>
            <BuildingCutawayArt name={art} isWide={index === 0} />
            {tag ? <span className={styles.tag}>{tag}</span> : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
