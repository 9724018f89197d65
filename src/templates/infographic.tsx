import { graphql, type PageProps } from 'gatsby';
import { Block } from '../components/content/Block';
import { Points } from '../components/content/Points';
import { Layout } from '../components/layout/Layout';
import { Onward } from '../components/layout/Onward';
import { PageHeader } from '../components/layout/PageHeader';
import { Picture } from '../components/primitives/Picture';
import { Prose } from '../components/primitives/Prose';
import { PageHead } from '../components/seo/PageHead';
import copy from '../copy/templates.json';

type Data = Queries.InfographicTemplateQuery;

export default function InfographicTemplate({ data }: PageProps<Data>) {
  const { page } = data;
  if (!page) return null;
  return (
    <Layout page={page}>
      <PageHeader title={page.title} lead={page.description} />
      {page.image ? <Picture picture={page.image} isFirst /> : null}
      <Block title={copy.figures}>
        <Points
          points={page.panels.map(({ value, title, text, source }) => ({
            label: value,
            title,
            children: (
              <>
                <p>{text}</p>
                <p>
                  {copy.source}: {source}
                </p>
              </>
            ),
          }))}
        />
      </Block>
      <Prose html={page.html} />
      <Onward {...data} />
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
      html
      panels {
        value
        title
        text
        source
      }
      image {
        ...PictureWide
      }
    }
    ...OnwardPages
  }
`;
