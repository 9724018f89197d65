import { graphql, type PageProps } from 'gatsby';
import { HiddenHead } from '../ui/seo/HiddenHead';
import { StyleGuide } from '../registry/style-guide/StyleGuide';
import copy from '../copy/styleGuide.json';

export default function SamplePage({ data }: PageProps<Queries.SamplePageQuery>) {
  return <StyleGuide data={data} nav="light" />;
}

export const Head = () => <HiddenHead title={copy.title} description={copy.lead} />;

export const query = graphql`
  query SamplePage {
    ...StyleGuide
  }
`;
