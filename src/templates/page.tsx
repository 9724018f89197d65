import { graphql, type PageProps } from 'gatsby';
import { Layout } from '../components/layout/Layout';
import { SectionList } from '../components/sections/SectionList';
import { allSections } from '../components/sections/sets/all';
import { PageHead } from '../components/seo/PageHead';

type Data = Queries.PageTemplateQuery;

export default function PageTemplate({ data: { page } }: PageProps<Data>) {
  if (!page) return null;
  return (
    <Layout page={page}>
      <SectionList sections={page.sections} components={allSections} />
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
        ...AllSections
      }
    }
  }
`;
