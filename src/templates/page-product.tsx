import { graphql, type PageProps } from 'gatsby';
import { Layout } from '../components/layout/Layout';
import { SectionList } from '../components/sections/SectionList';
import { productSections } from '../components/sections/sets/product';
import { PageHead } from '../components/seo/PageHead';

type Data = Queries.ProductPageTemplateQuery;

export default function ProductPageTemplate({ data: { page } }: PageProps<Data>) {
  if (!page) return null;
  return (
    <Layout page={page}>
      <SectionList sections={page.sections} components={productSections} />
    </Layout>
  );
}

export const Head = PageHead;

export const query = graphql`
  query ProductPageTemplate($id: String!) {
    page: page(id: { eq: $id }) {
      ...PageHead
      ...PageChrome
      sections {
        ...ProductSections
      }
    }
  }
`;
