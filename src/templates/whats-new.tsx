import { graphql, type PageProps } from 'gatsby';
import { ArticlePage } from '../components/article/ArticlePage';
import { Changes, changeAnchor } from '../components/article/Changes';
import { Day } from '../components/primitives/Day';
import { Prose } from '../components/primitives/Prose';
import { PageHead } from '../components/seo/PageHead';

type Data = Queries.WhatsNewTemplateQuery;

export default function WhatsNewTemplate({ data }: PageProps<Data>) {
  const { page } = data;
  if (!page) return null;
  return (
    <ArticlePage
      page={page}
      onward={data}
      dates={{ date: page.month }}
      passages={page.changes.map(({ title }, index) => ({ id: changeAnchor(index), text: title }))}
      texts={page.changes.map(({ text }) => text)}
      here={<Day iso={page.month} />}
      image={page.image}
    >
      <Prose html={page.html} />
      <Changes changes={page.changes} />
    </ArticlePage>
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
      ...ArticlePage
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
