import { graphql } from 'gatsby';
import copy from './words.json';
import type { Scrap } from './schema';
import { Section } from '../../../ui/primitives/Section';
import { Text } from '../../../ui/primitives/Text';
import { TrailScrap } from './TrailScrap';
import * as styles from './Trail.module.css';

/** A problem in the reader's words: each piece looks like the thing it was. */
export function Trail({ title, lead, anchor, scraps, note }: Queries.TrailSectionPartsFragment) {
  return (
    <Section title={title} lead={lead} anchor={anchor}>
      <ol className={styles.list}>
        {(scraps as unknown as Scrap[]).map((scrap) => (
          <li key={scrap.time} className={styles.item} data-kind={scrap.kind}>
            <p className={styles.time}>
              {scrap.time}
              <span className="visuallyHidden">, {copy.kinds[scrap.kind]}</span>
            </p>
            <TrailScrap scrap={scrap} />
          </li>
        ))}
      </ol>
      {note ? <Text className={styles.note}>{note}</Text> : null}
    </Section>
  );
}

export const fragment = graphql`
  fragment TrailSectionParts on TrailSection {
    title
    lead
    anchor
    scraps
    note
  }
`;
