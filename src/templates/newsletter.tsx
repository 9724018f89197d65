import { graphql, type PageProps } from 'gatsby';
import { Article } from '../components/article/Article';
import { ArticleMeta } from '../components/article/ArticleMeta';
import { SideContents } from '../components/article/SideContents';
import { Stage } from '../components/article/Stage';
import { Stories, storyAnchor } from '../components/article/Stories';
import { Layout } from '../components/layout/Layout';
import { Onward } from '../components/entries/Onward';
import { Prose } from '../components/primitives/Prose';
import { PageHead } from '../components/seo/PageHead';

type Data = Queries.NewsletterTemplateQuery;

export default function NewsletterTemplate({ data }: PageProps<Data>) {
  const { page } = data;
  if (!page) return null;
  const passages = page.stories.map(({ title }, index) => ({
    id: storyAnchor(index),
    text: title,
  }));
  const words = [page.html, ...page.stories.map(({ text }) => text)].join(' ');
  return (
    <Layout page={page}>
      <Article
        crumbs={{ trail: page.hubs, here: page.title }}
        meta={<ArticleMeta kind={page.kindTitle} date={page.month} html={words} />}
        title={page.title}
        lead={page.description}
        side={<SideContents passages={passages} />}
        sideOnSmall="before"
        after={<Onward {...data} />}
      >
        {page.image ? <Stage picture={page.image} /> : null}
        <Prose html={page.html} />
        <Stories stories={page.stories} />
      </Article>
    </Layout>
  );
}

export const Head = PageHead;

export const query = graphql`
  query NewsletterTemplate(
    $id: String!
    $previousId: String
    $nextId: String
    $relatedIds: [String!]!
  ) {
    page: newsletter(id: { eq: $id }) {
      ...PageHead
      ...PageChrome
      kindTitle
      hubs {
        ...ActionLink
      }
      html
      month
      stories {
        ...StoryParts
      }
      image {
        ...PictureStage
      }
    }
    ...OnwardPages
  }
`;
