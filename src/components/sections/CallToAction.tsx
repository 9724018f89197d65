import { graphql } from 'gatsby';
import { Block } from '../content/Block';
import { ActionList } from '../primitives/ActionList';

export function CallToAction({ title, lead, actions }: Queries.CallToActionSectionPartsFragment) {
  return (
    <Block title={title}>
      <p>{lead}</p>
      <ActionList actions={actions} />
    </Block>
  );
}

export const fragment = graphql`
  fragment CallToActionSectionParts on CallToActionSection {
    title
    lead
    actions {
      ...ActionLink
    }
  }
`;
