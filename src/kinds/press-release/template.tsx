import { graphql, type PageProps } from 'gatsby';
import { noPage } from '../../browser/routeFailure';
import { Article } from '../../ui/article/Article';
import { ReadingTime } from '../../ui/article/ReadingTime';
import { Stage } from '../../ui/article/Stage';
import { Layout } from '../../ui/layout/Layout';
import { Onward } from '../../ui/entries/Onward';
import { ReleaseBody } from './ReleaseBody';
import { ReleaseSide } from './ReleaseSide';
import { Day } from '../../ui/primitives/Day';
import { Tag } from '../../ui/primitives/Tag';
import { PageHead } from '../../ui/seo/PageHead';
import copy from '../../copy/newsroom.json';

type Data = Queries.PressReleaseTemplateQuery;

export default function PressReleaseTemplate({ data }: PageProps<Data>) {
  const { page } = data;
  if (!page) return noPage();
  return (
    <Layout page={page}>
      <Article
        crumbs={{ trail: page.hubs, here: page.kindTitle }}
        meta={
          <>
            <Tag>{copy.tags[page.topic as keyof typeof copy.tags]}</Tag>
            <Day iso={page.date} />
            <ReadingTime html={page.opening + page.rest} />
          </>
        }
        title={page.title}
        lead={page.lead ?? page.description}
        side={<ReleaseSide />}
        after={<Onward {...data} />}
      >
        {page.image ? <Stage picture={page.image} /> : null}
        <ReleaseBody {...page} />
      </Article>
    </Layout>
  );
}

export const Head = PageHead;

export const query = graphql`
  query PressReleaseTemplate(
    $id: String!
    $previousId: String
    $nextId: String
    $relatedIds: [String!]!
  ) {
    page: pressRelease(id: { eq: $id }) {
      ...PageHead
      ...PageChrome
      kindTitle
      hubs {
        ...ActionLink
      }
      ...ReleaseBody
      title
      lead
      description
      topic
      date
      image {
        ...PictureStage
      }
    }
    ...OnwardPages
  }
`;
