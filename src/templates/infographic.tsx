import { graphql, type PageProps } from 'gatsby';
import { Article } from '../components/article/Article';
import { ArticleMeta } from '../components/article/ArticleMeta';
import { Panels, panelAnchor } from '../components/article/Panels';
import { SideContents } from '../components/article/SideContents';
import { Stage } from '../components/article/Stage';
import { mainPassages } from '../components/content/Contents';
import { Layout } from '../components/layout/Layout';
import { Onward } from '../components/entries/Onward';
import { Prose } from '../components/primitives/Prose';
import { PageHead } from '../components/seo/PageHead';

type Data = Queries.InfographicTemplateQuery;

export default function InfographicTemplate({ data }: PageProps<Data>) {
  const { page } = data;
  if (!page) return null;
  const passages = page.panels.map(({ title }, index) => ({ id: panelAnchor(index), text: title }));
  const words = [page.html, ...page.panels.map(({ text }) => text)].join(' ');
  return (
    <Layout page={page}>
      <Article
        crumbs={{ trail: page.hubs, here: page.title }}
        meta={<ArticleMeta kind={page.kindTitle} date={page.date} html={words} />}
        title={page.title}
        lead={page.description}
        side={<SideContents passages={[...passages, ...mainPassages(page.headings)]} />}
        sideOnSmall="before"
        after={<Onward {...data} />}
      >
        {page.image ? <Stage picture={page.image} /> : null}
        <Panels panels={page.panels} />
        <Prose html={page.html} />
      </Article>
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
      ...PageHead
      ...PageChrome
      kindTitle
      hubs {
        ...ActionLink
      }
      html
      date
      headings {
        ...ContentsHeading
      }
      panels {
        ...PanelParts
      }
      image {
        ...PictureStage
      }
    }
    ...OnwardPages
  }
`;
