import { graphql, type PageProps } from 'gatsby';
import { ArticlePage } from '../components/article/ArticlePage';
import { KeyPoints } from '../components/article/KeyPoints';
import { mainPassages } from '../components/content/Contents';
import { Prose } from '../components/primitives/Prose';
import { PageHead } from '../components/seo/PageHead';
import copy from '../copy/templates.json';

type Data = Queries.KnowledgeBaseTemplateQuery;

export default function KnowledgeBaseTemplate({ data }: PageProps<Data>) {
  const { page } = data;
  if (!page) return null;
  return (
    <ArticlePage
      page={page}
      onward={data}
      dates={{ updated: page.updated }}
      passages={mainPassages(page.headings)}
    >
      <KeyPoints title={copy.answers} points={page.questions} />
      <Prose html={page.html} />
    </ArticlePage>
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
      ...ArticlePage
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
