import { graphql } from 'gatsby';
import { Note } from '../../../ui/primitives/Note';
import { Section } from '../../../ui/primitives/Section';
import { MeasuresRows } from '../../../ui/results/MeasuresRows';

/** Results with what was before, to scale, and where the figures come from. */
export function Measures({ title, anchor, rows, note }: Queries.MeasuresSectionPartsFragment) {
  return (
    <Section title={title} anchor={anchor}>
      <MeasuresRows rows={rows} />
      <Note html={note} />
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
