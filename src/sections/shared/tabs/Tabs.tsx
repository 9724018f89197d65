import { graphql } from 'gatsby';
import { Drawing } from '../../../ui/product-ui/Drawing';
import { Grid } from '../../../ui/primitives/Grid';
import { Prose } from '../../../ui/primitives/Prose';
import { Section } from '../../../ui/primitives/Section';
import { Tabs as Views } from '../../../ui/primitives/Tabs';

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
