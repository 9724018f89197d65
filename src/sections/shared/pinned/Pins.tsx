import { place } from '../../../ui/plot/place';
import { SiteLink } from '../../../ui/primitives/SiteLink';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { pinned } from './schema';
import * as styles from './Pins.module.css';

type PinsProps = Pick<SectionProps<typeof pinned>, 'pins'>;

/** Labels of a picture with lines to their points, each a link to more; a list where narrow. */
export function Pins({ pins }: PinsProps) {
  return (
    <ul className={styles.list}>
      {pins.map(({ title, detail, href, x, y, side, length }) => (
        <li
          key={title}
          className={`${styles.pin} ${styles[side]}`}
          style={place({ x, y, length: `${length}cqi` })}
        >
          <SiteLink href={href} className={styles.link}>
            <Text as="b" look="label">
              {title}
            </Text>
            <Text as="span" look="source">
              {detail}
            </Text>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
