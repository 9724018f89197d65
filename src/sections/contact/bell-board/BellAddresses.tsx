import { Prose } from '../../../ui/primitives/Prose';
import { Section } from '../../../ui/primitives/Section';
import { SiteLink } from '../../../ui/primitives/SiteLink';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { bellBoard } from './schema';
import { looks } from '../../../ui/primitives/Text';
import * as styles from './BellAddresses.module.css';
import { callTo } from './BellWays';

interface BellAddressesProps {
  readonly section: SectionProps<typeof bellBoard>;
}

/** List of all addresses, to copy. */
export function BellAddresses({ section }: BellAddressesProps) {
  const { bells, listAnchor, listTitle, listNote } = section;
  return (
    <Section title={listTitle} anchor={listAnchor} size="md" head="side" className={styles.section}>
      <ul className={styles.list}>
        {bells.map(({ name, mail, phone, answered }) => (
          <li key={name} className={`${styles.row} ${looks.nav}`}>
            <b>{name}</b>
            <span className={styles.ways}>
              <SiteLink href={`mailto:${mail}`}>{mail}</SiteLink>
              {phone ? <SiteLink href={callTo(phone)}>{phone}</SiteLink> : null}
            </span>
            <span className={styles.answered}>{answered}</span>
          </li>
        ))}
      </ul>
      {listNote ? <Prose html={listNote} /> : null}
    </Section>
  );
}
