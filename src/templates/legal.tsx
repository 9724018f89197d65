import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { LegalPage } from '../components/legal/LegalPage';
import { PageHead } from '../components/seo/PageHead';
import copy from '../copy/legal.json';
import { SUB_PROCESSORS_FEED, SUB_PROCESSORS_PATH } from '../legal/subProcessors';

type Data = Queries.LegalTemplateQuery;

export default function LegalTemplate({ data: { page, documents } }: PageProps<Data>) {
  return page ? <LegalPage page={page} documents={documents.nodes} /> : null;
}

export const Head = (props: HeadProps<Data>) => (
  <>
    <PageHead {...props} />
    {props.data.page?.path === SUB_PROCESSORS_PATH ? (
      <link
        rel="alternate"
        type="application/atom+xml"
        title={copy.subProcessorChanges.feed}
        href={SUB_PROCESSORS_FEED}
      />
    ) : null}
  </>
);

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
