import { graphql } from 'gatsby';
import copy from '../../copy/templates.json';
import { Points } from '../content/Points';
import { Text } from '../primitives/Text';

type Panel = Queries.PanelPartsFragment;

/** Anchor of a figure, by its place. */
export const panelAnchor = (index: number): string => `figure-${index + 1}`;

/** The figures of an infographic, each with what it means and where it comes from. */
export const Panels = ({ panels }: { readonly panels: readonly Panel[] }) => (
  <Points
    level={2}
    variant="figures"
    points={panels.map(({ value, title, text, source }, index) => ({
      title,
      anchor: panelAnchor(index),
      label: value,
      children: (
        <>
          <p>{text}</p>
          <Text size="tiny">
            {copy.source}: {source}
          </Text>
        </>
      ),
    }))}
  />
);

export const fragment = graphql`
  fragment PanelParts on InfographicPanels {
    value
    title
    text
    source
  }
`;
