import { graphql, type PageProps } from 'gatsby';
import { Block } from '../components/content/Block';
import { Points } from '../components/content/Points';
import { Layout } from '../components/layout/Layout';
import { Onward } from '../components/layout/Onward';
import { PageHeader } from '../components/layout/PageHeader';
import { Day } from '../components/primitives/Day';
import { Picture } from '../components/primitives/Picture';
import { Prose } from '../components/primitives/Prose';
import { SiteLink } from '../components/primitives/SiteLink';
import { PageHead } from '../components/seo/PageHead';
import copy from '../copy/templates.json';

type Data = Queries.WhatsNewTemplateQuery;

export default function WhatsNewTemplate({ data }: PageProps<Data>) {
  const { page } = data;
  if (!page) return null;
  return (
    <Layout page={page}>
      <PageHeader title={page.title} lead={page.description} meta={<Day iso={page.month} />} />
      {page.image ? <Picture picture={page.image} isFirst /> : null}
      <Prose html={page.html} />
      <Block title={copy.changes}>
        <Points
          points={page.changes.map(({ title, text, where, link }) => ({
            title,
            children: (
              <>
                <Prose html={text} />
                <p>
                  {copy.whereToFind}: {where}
                </p>
                {link ? <SiteLink href={link.href}>{link.text}</SiteLink> : null}
              </>
            ),
          }))}
        />
      </Block>
      <Onward {...data} />
    </Layout>
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
      ...PageHead
      ...PageChrome
      html
      month
      changes {
        family
        title
        text
        where
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
