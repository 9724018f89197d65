import { graphql, type PageProps } from 'gatsby';
import { Layout } from '../components/layout/Layout';
import { SectionList } from '../components/sections/SectionList';
import { hubSections } from '../components/sections/sets/hub';
import { PageHead } from '../components/seo/PageHead';

type Data = Queries.HubPageTemplateQuery;

export default function HubPageTemplate({ data: { page } }: PageProps<Data>) {
  if (!page) return null;
  return (
    <Layout page={page}>
      <SectionList sections={page.sections} components={hubSections} />
    </Layout>
  );
}

export const Head = PageHead;

export const query = graphql`
  query HubPageTemplate($id: String!) {
    page: page(id: { eq: $id }) {
      ...PageHead
      ...PageChrome
      sections {
        ...HubSections
      }
    }
  }
`;
