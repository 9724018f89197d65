import { graphql, type PageProps } from 'gatsby';
import { ArticlePage } from '../components/article/ArticlePage';
import { KeyPoints } from '../components/article/KeyPoints';
import { SideBlock } from '../components/article/SideBlock';
import { mainPassages } from '../components/content/Contents';
import { People } from '../components/content/People';
import { Prose } from '../components/primitives/Prose';
import { PageHead } from '../components/seo/PageHead';
import copy from '../copy/templates.json';

type Data = Queries.GuideTemplateQuery;

export default function GuideTemplate({ data }: PageProps<Data>) {
  const { page } = data;
  if (!page) return null;
  return (
    <ArticlePage
      page={page}
      onward={data}
      dates={page}
      passages={mainPassages(page.headings)}
      image={page.image}
      side={
        page.author ? (
          <SideBlock title={copy.by}>
            <People people={[page.author]} />
          </SideBlock>
        ) : null
      }
    >
      <KeyPoints title={copy.inShort} points={page.summary} />
      <Prose html={page.html} />
    </ArticlePage>
  );
}

export const Head = PageHead;

export const query = graphql`
  query GuideTemplate($id: String!, $previousId: String, $nextId: String, $relatedIds: [String!]!) {
    page: guide(id: { eq: $id }) {
      ...ArticlePage
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
