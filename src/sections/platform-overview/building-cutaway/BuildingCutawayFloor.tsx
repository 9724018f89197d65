import { useId, type ComponentType } from 'react';
import type { Floor, FloorOf } from './schema';
import { SiteLink } from '../../../ui/primitives/SiteLink';
import { BuildingCutawayBeam } from './BuildingCutawayBeam';
import { BuildingCutawayRooms } from './BuildingCutawayRooms';
import { BuildingCutawayThings } from './BuildingCutawayThings';
import * as styles from './BuildingCutaway.module.css';

const CONTENTS: { readonly [K in Floor['kind']]: ComponentType<{ readonly floor: FloorOf<K> }> } = {
  things: BuildingCutawayThings,
  rooms: BuildingCutawayRooms,
  beam: BuildingCutawayBeam,
};

interface CutFloorProps {
  readonly floor: Floor;
  /** Number of a page among the drawing’s details, from below. */
  readonly numberOf: (href: string) => number;
}

/** Floor: level mark with links to detail pages, and its content. */
export function BuildingCutawayFloor({ floor, numberOf }: CutFloorProps) {
  const id = useId();
  const Contents = CONTENTS[floor.kind] as ComponentType<{ readonly floor: Floor }>;
  const place = floor.kind === 'things' ? floor.place : floor.kind;
  return (
    <section className={`${styles.floor} ${styles[place]}`} aria-labelledby={id}>
      <div className={styles.mark}>
        {[...floor.details].sort(byNumber(numberOf)).map(({ text, href }) => (
          <SiteLink key={href} href={href} className={styles.detail}>
            <i className={styles.number}>{numberOf(href)}</i>
            {text}
          </SiteLink>
        ))}
        <div className={styles.level}>
          <h2 id={id} className={styles.name}>
            {floor.name}
          </h2>
          {floor.seconds}
        </div>
      </div>
      <Contents floor={floor} />
    </section>
  );
}

const byNumber =
  (numberOf: (href: string) => number) =>
  (a: { readonly href: string }, b: { readonly href: string }): number =>
    numberOf(a.href) - numberOf(b.href);
