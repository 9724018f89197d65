import { graphql, type PageProps } from 'gatsby';
import { Block } from '../components/content/Block';
import { Contents } from '../components/content/Contents';
import { PlainList } from '../components/content/PlainList';
import { Layout } from '../components/layout/Layout';
import { Onward } from '../components/layout/Onward';
import { PageHeader } from '../components/layout/PageHeader';
import { Day } from '../components/primitives/Day';
import { Prose } from '../components/primitives/Prose';
import { PageHead } from '../components/seo/PageHead';
import copy from '../copy/templates.json';

type Data = Queries.KnowledgeBaseTemplateQuery;

export default function KnowledgeBaseTemplate({ data }: PageProps<Data>) {
  const { page } = data;
  if (!page) return null;
  return (
    <Layout page={page}>
      <PageHeader
        title={page.title}
        lead={page.description}
        meta={
          <>
            {copy.updated} <Day iso={page.updated} />
          </>
        }
      />
      <Block title={copy.answers}>
        <PlainList items={page.questions} />
      </Block>
      <Contents headings={page.headings} />
      <Prose html={page.html} />
      <Onward {...data} />
    </Layout>
  );
}

export const Head = PageHead;

export const query = graphql`
  query KnowledgeBaseTemplate(
    $id: String!
    $previousId: String
    $nextId: String
    $relatedIds: [String!]!
  ) {
    page: knowledgeBase(id: { eq: $id }) {
      ...PageHead
      ...PageChrome
      html
      updated
      questions
      headings {
        ...ContentsHeading
      }
    }
    ...OnwardPages
  }
`;
