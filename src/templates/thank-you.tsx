import { graphql, type PageProps } from 'gatsby';
import { Thanks } from '../components/article/Thanks';
import { Layout } from '../components/layout/Layout';
import { Prose } from '../components/primitives/Prose';
import { PageHead } from '../components/seo/PageHead';

type Data = Queries.ThankYouTemplateQuery;

export default function ThankYouTemplate({ data }: PageProps<Data>) {
  const { page } = data;
  if (!page) return null;
  return (
    <Layout page={page}>
      <Thanks title={page.title} lead={page.description} picture={page.image} next={page.next}>
        <Prose html={page.html} variant="steps" />
      </Thanks>
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
        ...PictureHalf
      }
    }
  }
`;
