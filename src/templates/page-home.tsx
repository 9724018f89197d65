import { graphql, type PageProps } from 'gatsby';
import { Layout } from '../components/layout/Layout';
import { SectionList } from '../components/sections/SectionList';
import { homeSections } from '../components/sections/sets/home';
import { PageHead } from '../components/seo/PageHead';

type Data = Queries.HomePageTemplateQuery;

export default function HomePageTemplate({ data: { page } }: PageProps<Data>) {
  if (!page) return null;
  return (
    <Layout page={page}>
      <SectionList sections={page.sections} components={homeSections} />
    </Layout>
  );
}

export const Head = PageHead;

export const query = graphql`
  query HomePageTemplate($id: String!) {
    page: page(id: { eq: $id }) {
      ...PageHead
      ...PageChrome
      sections {
        ...HomeSections
      }
    }
  }
`;
