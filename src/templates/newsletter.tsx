import { graphql, type PageProps } from 'gatsby';
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
  const { page } = data;
  if (!page) return null;
  return (
    <Layout page={page}>
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
      <Onward {...data} />
    </Layout>
  );
}

export const Head = PageHead;

export const query = graphql`
  query NewsletterTemplate(
    $id: String!
    $previousId: String
    $nextId: String
    $relatedIds: [String!]!
  ) {
    page: newsletter(id: { eq: $id }) {
      ...PageHead
      ...PageChrome
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
    ...OnwardPages
  }
`;
