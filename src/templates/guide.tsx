import { graphql, type PageProps } from 'gatsby';
import { Article } from '../components/article/Article';
import { ArticleMeta } from '../components/article/ArticleMeta';
import { KeyPoints } from '../components/article/KeyPoints';
import { SideBlock } from '../components/article/SideBlock';
import { SideContents } from '../components/article/SideContents';
import { Stage } from '../components/article/Stage';
import { mainPassages } from '../components/content/Contents';
import { People } from '../components/content/People';
import { Layout } from '../components/layout/Layout';
import { Onward } from '../components/entries/Onward';
import { Prose } from '../components/primitives/Prose';
import { PageHead } from '../components/seo/PageHead';
import copy from '../copy/templates.json';

type Data = Queries.GuideTemplateQuery;

export default function GuideTemplate({ data }: PageProps<Data>) {
  const { page } = data;
  if (!page) return null;
  return (
    <Layout page={page}>
      <Article
        crumbs={{ trail: page.hubs, here: page.title }}
        meta={<ArticleMeta {...page} kind={page.kindTitle} />}
        title={page.title}
        lead={page.description}
        side={
          <>
            <SideContents passages={mainPassages(page.headings)} />
            {page.author ? (
              <SideBlock title={copy.by}>
                <People people={[page.author]} />
              </SideBlock>
            ) : null}
          </>
        }
        sideOnSmall="before"
        after={<Onward {...data} />}
      >
        {page.image ? <Stage picture={page.image} /> : null}
        <KeyPoints title={copy.inShort} points={page.summary} />
        <Prose html={page.html} />
      </Article>
    </Layout>
  );
}

export const Head = PageHead;

export const query = graphql`
  query GuideTemplate($id: String!, $previousId: String, $nextId: String, $relatedIds: [String!]!) {
    page: guide(id: { eq: $id }) {
      ...PageHead
      ...PageChrome
      kindTitle
      hubs {
        ...ActionLink
      }
      html
      published
      updated
      summary
      headings {
        ...ContentsHeading
      }
      author {
        ...PersonPortrait
      }
      image {
        ...PictureStage
      }
    }
    ...OnwardPages
  }
`;
