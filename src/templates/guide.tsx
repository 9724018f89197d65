import { graphql, type HeadProps, type PageProps } from 'gatsby';
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
  const { page, previous, next, related } = data;
  if (!page) return null;
  return (
    <Layout layout={page.layout}>
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
      <Onward previous={previous} next={next} related={related.nodes} />
    </Layout>
  );
}

export function Head({ data }: HeadProps<Data>) {
  return data.page ? <PageHead page={data.page} /> : null;
}

export const query = graphql`
  query GuideTemplate($id: String!, $previousId: String, $nextId: String, $relatedIds: [String!]) {
    page: guide(id: { eq: $id }) {
      ...PageHead
      layout {
        ...PageChrome
      }
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
    previous: guide(id: { eq: $previousId }) {
      ...Entry
    }
    next: guide(id: { eq: $nextId }) {
      ...Entry
    }
    related: allGuide(filter: { id: { in: $relatedIds } }, sort: { sortKey: DESC }) {
      nodes {
        ...Entry
      }
    }
  }
`;
