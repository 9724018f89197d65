import { graphql, type PageProps } from 'gatsby';
import { Block } from '../components/content/Block';
import { People } from '../components/content/People';
import { PlainList } from '../components/content/PlainList';
import { Layout } from '../components/layout/Layout';
import { Onward } from '../components/layout/Onward';
import { PageHeader } from '../components/layout/PageHeader';
import { Picture } from '../components/primitives/Picture';
import { Prose } from '../components/primitives/Prose';
import { PageHead } from '../components/seo/PageHead';
import copy from '../copy/templates.json';

type Data = Queries.EbookTemplateQuery;

export default function EbookTemplate({ data }: PageProps<Data>) {
  const { page } = data;
  if (!page) return null;
  return (
    <Layout page={page}>
      <PageHeader title={page.title} lead={page.description} meta={`${page.pages} ${copy.pages}`} />
      <Picture picture={page.image} isFirst />
      <Prose html={page.html} />
      <Block title={copy.inside}>
        <PlainList items={page.chapters} />
      </Block>
      <Block title={copy.takeaways}>
        <PlainList items={page.takeaways} />
      </Block>
      {page.authors.length > 0 ? (
        <Block title={copy.by}>
          <People people={page.authors} />
        </Block>
      ) : null}
      <Onward {...data} />
    </Layout>
  );
}

export const Head = PageHead;

export const query = graphql`
  query EbookTemplate($id: String!, $previousId: String, $nextId: String, $relatedIds: [String!]!) {
    page: ebook(id: { eq: $id }) {
      ...PageHead
      ...PageChrome
      html
      pages
      chapters
      takeaways
      authors {
        ...PersonTile
      }
      image {
        ...PictureWide
      }
    }
    ...OnwardPages
  }
`;
