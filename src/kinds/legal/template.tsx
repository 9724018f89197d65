import { graphql, type PageProps } from 'gatsby';
import { noPage } from '../../browser/routeFailure';
import { LegalPage } from './LegalPage';
import { PageHead } from '../../ui/seo/PageHead';

type Data = Queries.LegalTemplateQuery;

export default function LegalTemplate({ data: { page, documents } }: PageProps<Data>) {
  if (!page) return noPage();
  return <LegalPage page={page} documents={documents.nodes} />;
}

export const Head = PageHead;

export const query = graphql`
  query LegalTemplate($id: String!) {
    page: legal(id: { eq: $id }) {
      ...LegalPage
    }
    documents: allLegal(sort: { title: ASC }) {
      nodes {
        ...LegalDocument
      }
    }
  }
`;
