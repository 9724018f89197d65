import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Block } from '../components/content/Block';
import { Layout } from '../components/layout/Layout';
import { Onward } from '../components/layout/Onward';
import { PageHeader } from '../components/layout/PageHeader';
import { Day } from '../components/primitives/Day';
import { Picture } from '../components/primitives/Picture';
import { Prose } from '../components/primitives/Prose';
import { SiteLink } from '../components/primitives/SiteLink';
import { PageHead } from '../components/seo/PageHead';

type Data = Queries.NewsletterTemplateQuery;

export default function NewsletterTemplate({ data }: PageProps<Data>) {
  const { page, previous, next, related } = data;
  if (!page) return null;
  return (
    <Layout layout={page.layout}>
      <PageHeader title={page.title} lead={page.description} meta={<Day iso={page.month} />} />
      {page.image ? <Picture picture={page.image} isFirst /> : null}
      <Prose html={page.html} />
      {page.stories.map(({ title, text, link }) => (
        <Block key={title} title={title}>
          <Prose html={text} />
          {link ? (
            <p>
              <SiteLink href={link.href}>{link.text}</SiteLink>
            </p>
          ) : null}
        </Block>
      ))}
      <Onward previous={previous} next={next} related={related.nodes} />
    </Layout>
  );
}

export function Head({ data }: HeadProps<Data>) {
  return data.page ? <PageHead page={data.page} /> : null;
}

export const query = graphql`
  query NewsletterTemplate(
    $id: String!
    $previousId: String
    $nextId: String
    $relatedIds: [String!]
  ) {
    page: newsletter(id: { eq: $id }) {
      ...PageHead
      layout {
        ...PageChrome
      }
      html
      month
      stories {
        title
        text
        link {
          ...ActionLink
        }
      }
      image {
        ...PictureWide
      }
    }
    previous: newsletter(id: { eq: $previousId }) {
      ...Entry
    }
    next: newsletter(id: { eq: $nextId }) {
      ...Entry
    }
    related: allNewsletter(filter: { id: { in: $relatedIds } }, sort: { sortKey: DESC }) {
      nodes {
        ...Entry
      }
    }
  }
`;
