import { graphql } from 'gatsby';
import { Prose } from '../../primitives/Prose';
import { Section } from '../../primitives/Section';
import { MeasuresRows } from './MeasuresRows';
import * as styles from './Measures.module.css';

/** Results with what was before, to scale, and where the figures come from. */
export function Measures({ title, anchor, rows, note }: Queries.MeasuresSectionPartsFragment) {
  return (
    <Section title={title} anchor={anchor}>
      <MeasuresRows rows={rows} />
      {note ? (
        <div className={styles.note}>
          <Prose html={note} />
        </div>
      ) : null}
    </Section>
  );
}

export const fragment = graphql`
  fragment MeasuresSectionParts on MeasuresSection {
    title
    anchor
    note
    rows {
      ...Measure
    }
  }
`;
