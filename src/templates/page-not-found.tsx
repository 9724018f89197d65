import { graphql, type PageProps } from 'gatsby';
import { Layout } from '../components/layout/Layout';
import { SectionList } from '../components/sections/SectionList';
import { notFoundSections } from '../components/sections/sets/notFound';
import { PageHead } from '../components/seo/PageHead';

type Data = Queries.NotFoundPageTemplateQuery;

export default function NotFoundPageTemplate({ data: { page } }: PageProps<Data>) {
  if (!page) return null;
  return (
    <Layout page={page}>
      <SectionList sections={page.sections} components={notFoundSections} />
    </Layout>
  );
}

export const Head = PageHead;

export const query = graphql`
  query NotFoundPageTemplate($id: String!) {
    page: page(id: { eq: $id }) {
      ...PageHead
      ...PageChrome
      sections {
        ...NotFoundSections
      }
    }
  }
`;
