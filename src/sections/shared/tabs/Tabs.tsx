import { graphql } from 'gatsby';
import { Drawing } from '../../../components/product-ui/Drawing';
import { Grid } from '../../../components/primitives/Grid';
import { Prose } from '../../../components/primitives/Prose';
import { Section } from '../../../components/primitives/Section';
import { Tabs as Views } from '../../../components/primitives/Tabs';

/** Views of the product's interface, each with the case it is for. */
export function Tabs({ title, lead, anchor, tabs }: Queries.TabsSectionPartsFragment) {
  const views = tabs.map((tab) => ({
    title: tab.title,
    children: (
      <Grid split="4:8">
        <Prose html={tab.text} />
        <Drawing drawing={tab.drawing} />
      </Grid>
    ),
  }));
  return (
    <Section title={title} lead={lead} anchor={anchor}>
      <Views label={title} tabs={views} />
    </Section>
  );
}

export const fragment = graphql`
  fragment TabsSectionParts on TabsSection {
    title
    lead
    anchor
    tabs {
      title
      text
      drawing {
        ...DrawingParts
      }
    }
  }
`;
