import { graphql, type PageProps } from 'gatsby';
import { Article } from '../components/article/Article';
import { ArticleMeta } from '../components/article/ArticleMeta';
import { KeyPoints } from '../components/article/KeyPoints';
import { SideContents } from '../components/article/SideContents';
import { mainPassages } from '../components/content/Contents';
import { Layout } from '../components/layout/Layout';
import { Onward } from '../components/entries/Onward';
import { Prose } from '../components/primitives/Prose';
import { PageHead } from '../components/seo/PageHead';
import copy from '../copy/templates.json';

type Data = Queries.KnowledgeBaseTemplateQuery;

export default function KnowledgeBaseTemplate({ data }: PageProps<Data>) {
  const { page } = data;
  if (!page) return null;
  return (
    <Layout page={page}>
      <Article
        crumbs={{ trail: page.hubs, here: page.title }}
        meta={<ArticleMeta kind={page.kindTitle} updated={page.updated} html={page.html} />}
        title={page.title}
        lead={page.description}
        side={<SideContents passages={mainPassages(page.headings)} />}
        sideOnSmall="before"
        after={<Onward {...data} />}
      >
        <KeyPoints title={copy.answers} points={page.questions} />
        <Prose html={page.html} />
      </Article>
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
      kindTitle
      hubs {
        ...ActionLink
      }
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
