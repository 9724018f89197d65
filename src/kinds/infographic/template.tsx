import { graphql, type PageProps } from 'gatsby';
import { noPage } from '../../browser/routeFailure';
import { Onward } from '../../ui/entries/Onward';
import { Infographic } from './Infographic';
import { Layout } from '../../ui/layout/Layout';
import { PageHead } from '../../ui/seo/PageHead';

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
