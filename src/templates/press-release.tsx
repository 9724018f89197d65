import { graphql, type PageProps } from 'gatsby';
import { Layout } from '../components/layout/Layout';
import { Onward } from '../components/layout/Onward';
import { PageHeader } from '../components/layout/PageHeader';
import { Day } from '../components/primitives/Day';
import { Picture } from '../components/primitives/Picture';
import { Prose } from '../components/primitives/Prose';
import { PageHead } from '../components/seo/PageHead';

type Data = Queries.PressReleaseTemplateQuery;

export default function PressReleaseTemplate({ data }: PageProps<Data>) {
  const { page } = data;
  if (!page) return null;
  return (
    <Layout page={page}>
      <PageHeader
        title={page.title}
        lead={page.description}
        meta={
          <>
            {page.city}, <Day iso={page.date} />
          </>
        }
      />
      {page.image ? <Picture picture={page.image} isFirst /> : null}
      <Prose html={page.html} />
      <Onward {...data} />
    </Layout>
  );
}

export const Head = PageHead;

export const query = graphql`
  query PressReleaseTemplate(
    $id: String!
    $previousId: String
    $nextId: String
    $relatedIds: [String!]!
  ) {
    page: pressRelease(id: { eq: $id }) {
      ...PageHead
      ...PageChrome
      html
      date
      city
      image {
        ...PictureWide
      }
    }
    ...OnwardPages
  }
`;
