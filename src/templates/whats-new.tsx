import { graphql, type PageProps } from 'gatsby';
import { Article } from '../components/article/Article';
import { ArticleMeta } from '../components/article/ArticleMeta';
import { Changes, changeAnchor } from '../components/article/Changes';
import { SideContents } from '../components/article/SideContents';
import { Stage } from '../components/article/Stage';
import { Layout } from '../components/layout/Layout';
import { Onward } from '../components/entries/Onward';
import { Day } from '../components/primitives/Day';
import { Prose } from '../components/primitives/Prose';
import { PageHead } from '../components/seo/PageHead';

type Data = Queries.WhatsNewTemplateQuery;

export default function WhatsNewTemplate({ data }: PageProps<Data>) {
  const { page } = data;
  if (!page) return null;
  const passages = page.changes.map(({ title }, index) => ({
    id: changeAnchor(index),
    text: title,
  }));
  const words = [page.html, ...page.changes.map(({ text }) => text)].join(' ');
  return (
    <Layout page={page}>
      <Article
        crumbs={{ trail: page.hubs, here: <Day iso={page.month} /> }}
        meta={<ArticleMeta kind={page.kindTitle} date={page.month} html={words} />}
        title={page.title}
        lead={page.description}
        side={<SideContents passages={passages} />}
        sideOnSmall="before"
        after={<Onward {...data} />}
      >
        {page.image ? <Stage picture={page.image} /> : null}
        <Prose html={page.html} />
        <Changes changes={page.changes} />
      </Article>
    </Layout>
  );
}

export const Head = PageHead;

export const query = graphql`
  query WhatsNewTemplate(
    $id: String!
    $previousId: String
    $nextId: String
    $relatedIds: [String!]!
  ) {
    page: whatsNew(id: { eq: $id }) {
      ...PageHead
      ...PageChrome
      kindTitle
      hubs {
        ...ActionLink
      }
      html
      month
      changes {
        ...ChangeParts
      }
      image {
        ...PictureStage
      }
    }
    ...OnwardPages
  }
`;
