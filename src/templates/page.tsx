import { graphql, type PageProps } from 'gatsby';
import { Layout } from '../components/layout/Layout';
import { Sections } from '../components/sections/Sections';
import { PageHead } from '../components/seo/PageHead';

type Data = Queries.PageTemplateQuery;

export default function PageTemplate({ data }: PageProps<Data>) {
  const { page } = data;
  if (!page) return null;
  return (
    <Layout page={page}>
      <Sections sections={page.sections} />
    </Layout>
  );
}

export const Head = PageHead;

export const query = graphql`
  query PageTemplate($id: String!) {
    page: page(id: { eq: $id }) {
      ...PageHead
      ...PageChrome
      sections {
        ...SectionParts
      }
    }
  }
`;
