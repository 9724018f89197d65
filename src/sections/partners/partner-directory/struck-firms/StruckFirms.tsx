import { graphql } from 'gatsby';
import { useBuildNow } from '../../../../ui/time/useBuildNow';
import { struckOn } from '../firmsOn';
import { Day } from '../../../../ui/primitives/Day';
import { Note } from '../../../../ui/primitives/Note';
import { Section } from '../../../../ui/primitives/Section';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { struckFirms } from './schema';
import * as styles from './StruckFirms.module.css';

/** Names are struck out but readable. */
export function StruckFirms(section: SectionProps<typeof struckFirms>) {
  const { anchor, title, lead, note, partners } = section;
  const struck = struckOn(partners, useBuildNow());
  return (
    <Section anchor={anchor} title={title} lead={lead} head="side" ground="sunken">
      <ol className={styles.root}>
        {struck.map(({ number, name, place, left }) => (
          <li key={number} className={styles.firm}>
            <p className={styles.head}>
              <s className={styles.name}>
                <span className="nowrap">{number}</span> {name}
              </s>
              <span className={styles.when}>{left ? <Day iso={left.date} /> : null}</span>
            </p>
            <p className={styles.reason}>
              {place}. {left?.reason}
            </p>
          </li>
        ))}
      </ol>
      <Note html={note} />
    </Section>
  );
}

export const fragment = graphql`
  fragment StruckFirm on Partner {
    number
    name
    place
    left {
      date
      reason
    }
  }
`;
