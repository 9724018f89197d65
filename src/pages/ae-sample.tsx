import { graphql, type PageProps } from 'gatsby';
import { HiddenHead } from '../ui/seo/HiddenHead';
import { StyleGuide } from '../registry/style-guide/StyleGuide';
import copy from '../copy/styleGuide.json';

export default function DarkSamplePage({ data }: PageProps<Queries.DarkSamplePageQuery>) {
  return <StyleGuide data={data} nav="dark" />;
}

export const Head = () => <HiddenHead title={copy.darkTitle} description={copy.lead} />;

export const query = graphql`
  query DarkSamplePage {
    ...StyleGuide
  }
`;
