import { graphql, type PageProps } from 'gatsby';
import { Block } from '../components/content/Block';
import { Contents } from '../components/content/Contents';
import { PlainList } from '../components/content/PlainList';
import { Layout } from '../components/layout/Layout';
import { Onward } from '../components/layout/Onward';
import { PageHeader } from '../components/layout/PageHeader';
import { Day } from '../components/primitives/Day';
import { Picture } from '../components/primitives/Picture';
import { Prose } from '../components/primitives/Prose';
import { PageHead } from '../components/seo/PageHead';
import copy from '../copy/templates.json';

type Data = Queries.GuideTemplateQuery;

export default function GuideTemplate({ data }: PageProps<Data>) {
  const { page } = data;
  if (!page) return null;
  return (
    <Layout page={page}>
      <PageHeader
        title={page.title}
        lead={page.description}
        meta={
          <>
            {page.author ? `${copy.by} ${page.author.name}. ` : null}
            {copy.updated} <Day iso={page.updated} />
          </>
        }
      />
      {page.image ? <Picture picture={page.image} isFirst /> : null}
      <Block title={copy.inShort}>
        <PlainList items={page.summary} />
      </Block>
      <Contents headings={page.headings} />
      <Prose html={page.html} />
      <Onward {...data} />
    </Layout>
  );
}

export const Head = PageHead;

export const query = graphql`
  query GuideTemplate($id: String!, $previousId: String, $nextId: String, $relatedIds: [String!]!) {
    page: guide(id: { eq: $id }) {
      ...PageHead
      ...PageChrome
      html
      updated
      summary
      headings {
        ...ContentsHeading
      }
      author {
        name
      }
      image {
        ...PictureWide
      }
    }
    ...OnwardPages
  }
`;
