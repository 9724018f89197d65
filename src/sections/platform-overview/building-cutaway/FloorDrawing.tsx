import { place } from '../../../ui/plot/place';
import { Text } from '../../../ui/primitives/Text';
import type { Floor } from './schema';
import * as styles from './BuildingCutaway.module.css';

/** What stands on a floor: machines and people, or rooms as wide as their modules. */
export const FloorDrawing = ({ floor }: { readonly floor: Floor }) => (
  <>
    {floor.arts.length > 0 ? (
      <span className={styles.arts} aria-hidden="true">
        {floor.arts.map((art) => (
          <svg key={art} className={styles.art}>
            <use href={`/section.svg#${art}`} />
          </svg>
        ))}
      </span>
    ) : null}
    {floor.note ? (
      <Text as="span" look="small" className={styles.note}>
        {floor.note}
      </Text>
    ) : null}
    {floor.families.length > 0 ? (
      <span
        className={styles.rooms}
        style={place({
          sizes: floor.families.map(({ modules }) => `minmax(min-content, ${modules}fr)`).join(' '),
        })}
      >
        {floor.families.map(({ family, name, modules }) => (
          <Text key={family} as="span" look="source" className={styles.room}>
            <i data-family={family} className={styles.wall} />
            {name} <b>{modules}</b>
          </Text>
        ))}
      </span>
    ) : null}
  </>
);
