import { graphql, type PageProps } from 'gatsby';
import { ArticlePage } from '../components/article/ArticlePage';
import { Panels, panelAnchor } from '../components/article/Panels';
import { mainPassages } from '../components/content/Contents';
import { Prose } from '../components/primitives/Prose';
import { PageHead } from '../components/seo/PageHead';

type Data = Queries.InfographicTemplateQuery;

export default function InfographicTemplate({ data }: PageProps<Data>) {
  const { page } = data;
  if (!page) return null;
  const panels = page.panels.map(({ title }, index) => ({ id: panelAnchor(index), text: title }));
  return (
    <ArticlePage
      page={page}
      onward={data}
      dates={page}
      passages={[...panels, ...mainPassages(page.headings)]}
      texts={page.panels.map(({ text }) => text)}
      image={page.image}
    >
      <Panels panels={page.panels} />
      <Prose html={page.html} />
    </ArticlePage>
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
      ...ArticlePage
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
