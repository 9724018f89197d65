import { graphql, type PageProps } from 'gatsby';
import { noPage } from '../../browser/routeFailure';
import { Reading } from '../../ui/article/Reading';
import { ReadingTime } from '../../ui/article/ReadingTime';
import { mainPassages } from '../../ui/content/Contents';
import { Onward } from '../../ui/entries/Onward';
import { KnowledgeBody } from './KnowledgeBody';
import { KnowledgeSide } from './KnowledgeSide';
import { PrintButton } from './PrintButton';
import { Layout } from '../../ui/layout/Layout';
import { PageHeader } from '../../ui/layout/PageHeader';
import { Day } from '../../ui/primitives/Day';
import { Meta } from '../../ui/primitives/Meta';
import { Faq } from '../../ui/content/Faq';
import { PageHead } from '../../ui/seo/PageHead';
import copy from './words.json';
import * as styles from './Knowledge.module.css';

type Data = Queries.KnowledgeBaseTemplateQuery;

/** All text of the page, for its reading time. */
const wordsOf = ({ html, terms, pair, checklist, wall }: NonNullable<Data['page']>): string =>
  [
    html,
    ...terms.flatMap(({ term, meaning, example }) => [term, meaning, example]),
    ...pair.flatMap(({ rows }) => rows.map(({ text }) => text)),
    ...checklist.points.flatMap(({ what, detail }) => [what, detail]),
    ...wall.map(({ text }) => text),
  ].join(' ');

export default function KnowledgeBaseTemplate({ data }: PageProps<Data>) {
  const { page, topics } = data;
  if (!page) return noPage();
  return (
    <Layout page={page}>
      <article className={styles.root}>
        <Reading
          sideOnSmall="hidden"
          side={
            <KnowledgeSide
              topics={topics.nodes}
              here={page.path}
              passages={mainPassages(page.headings)}
            />
          }
        >
          <PageHeader
            crumbs={{ trail: page.hubs, here: page.title }}
            title={page.title}
            lead={page.lead}
          >
            <Meta>
              <span>
                {copy.changed} <Day iso={page.updated} />
              </span>
              <ReadingTime html={wordsOf(page)} />
              <PrintButton />
            </Meta>
          </PageHeader>
          <KnowledgeBody {...page} />
        </Reading>
      </article>
      <Faq title={copy.questions} anchor="questions" items={page.questions} />
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
      ...ArticlePage
      ...KnowledgeBody
      path
      title
      lead
      updated
      questions {
        question
        answer
      }
      headings {
        ...ContentsHeading
      }
    }
    topics: allKnowledgeBase(sort: { title: ASC }) {
      nodes {
        ...KnowledgeTopic
      }
    }
    ...OnwardPages
  }
`;
