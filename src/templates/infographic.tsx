import { graphql, type PageProps } from 'gatsby';
import { noPage } from '../browser/routeFailure';
import { Onward } from '../components/entries/Onward';
import { Infographic } from '../components/infographic/Infographic';
import { Layout } from '../components/layout/Layout';
import { PageHead } from '../components/seo/PageHead';

type Data = Queries.InfographicTemplateQuery;

export default function InfographicTemplate({ data }: PageProps<Data>) {
  const { page } = data;
  if (!page) return noPage();
  return (
    <Layout page={page}>
      <Infographic {...page} />
      <Onward {...data} />
    </Layout>
  );
}

export const Head = PageHead;

export const query = graphql`
  query InfographicTemplate(
    $id: String!
    $previousId: String
    $nextId: String
    $relatedIds: [String!]!
  ) {
    page: infographic(id: { eq: $id }) {
      ...ArticlePage
      ...InfographicSheet
    }
    ...OnwardPages
  }
`;
