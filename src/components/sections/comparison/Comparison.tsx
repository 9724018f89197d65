import { graphql } from 'gatsby';
import copy from '../../../copy/comparison.json';
import { Prose } from '../../primitives/Prose';
import { Section } from '../../primitives/Section';
import { ComparisonScroll } from './ComparisonScroll';
import { ComparisonTable } from './ComparisonTable';
import * as styles from './Comparison.module.css';

/** Alternatives in words, the last one tinted. */
export function Comparison(props: Queries.ComparisonSectionPartsFragment) {
  const { title, intro, anchor, columns, rows, remark } = props;
  return (
    <Section title={title} lead={intro} anchor={anchor} head="split">
      <div className={styles.root}>
        <ComparisonScroll label={copy.table}>
          <ComparisonTable columns={columns} rows={rows} />
        </ComparisonScroll>
        {remark ? <Prose html={remark} /> : null}
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment ComparisonSectionParts on ComparisonSection {
    title
    intro: lead
    anchor
    columns
    rows {
      title
      cells
    }
    remark: note
  }
`;
