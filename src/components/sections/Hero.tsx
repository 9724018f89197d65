import { graphql } from 'gatsby';
import { PageHeader } from '../layout/PageHeader';
import { ActionList } from '../primitives/ActionList';
import { Picture } from '../primitives/Picture';

export function Hero({ title, lead, actions, image }: Queries.HeroSectionPartsFragment) {
  return (
    <PageHeader title={title} lead={lead}>
      <ActionList actions={actions} />
      {image ? <Picture picture={image} isFirst /> : null}
    </PageHeader>
  );
}

export const fragment = graphql`
  fragment HeroSectionParts on HeroSection {
    title
    lead
    actions {
      ...ActionLink
    }
    image {
      ...PictureWide
    }
  }
`;
