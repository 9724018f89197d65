import { graphql, type PageProps } from 'gatsby';
import { Layout } from '../components/layout/Layout';
import { PageHeader } from '../components/layout/PageHeader';
import { ActionList } from '../components/primitives/ActionList';
import { Picture } from '../components/primitives/Picture';
import { Prose } from '../components/primitives/Prose';
import { PageHead } from '../components/seo/PageHead';

type Data = Queries.ThankYouTemplateQuery;

export default function ThankYouTemplate({ data }: PageProps<Data>) {
  const { page } = data;
  if (!page) return null;
  return (
    <Layout page={page}>
      <PageHeader title={page.title} lead={page.description} />
      {page.image ? <Picture picture={page.image} isFirst /> : null}
      <Prose html={page.html} />
      <ActionList actions={page.next} />
    </Layout>
  );
}

export const Head = PageHead;

export const query = graphql`
  query ThankYouTemplate($id: String!) {
    page: thankYou(id: { eq: $id }) {
      ...PageHead
      ...PageChrome
      html
      next {
        ...ActionLink
      }
      image {
        ...PictureWide
      }
    }
  }
`;
