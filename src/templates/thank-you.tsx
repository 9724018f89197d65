import { graphql, type PageProps } from 'gatsby';
import { noPage } from '../browser/routeFailure';
import { Exercise } from '../components/content/Exercise';
import { Layout } from '../components/layout/Layout';
import { PageHead } from '../components/seo/PageHead';
import { Calendar } from '../components/thank-you/Calendar';
import { Meanwhile } from '../components/thank-you/Meanwhile';
import { Moments } from '../components/thank-you/Moments';
import { Thanks } from '../components/thank-you/Thanks';

type Data = Queries.ThankYouTemplateQuery;

export default function ThankYouTemplate({ data }: PageProps<Data>) {
  const { page } = data;
  if (!page) return noPage();
  return (
    <Layout page={page}>
      <Thanks {...page} />
      {page.hasCalendar ? <Calendar /> : null}
      <Moments moments={page.moments} />
      {page.html ? <Meanwhile html={page.html} /> : null}
      {page.exercise ? <Exercise exercise={page.exercise} /> : null}
    </Layout>
  );
}

export const Head = PageHead;

export const query = graphql`
  query ThankYouTemplate($id: String!) {
    page: thankYou(id: { eq: $id }) {
      ...PageHead
      ...PageChrome
      ...Thanks
      moments {
        ...ThankYouMoment
      }
      hasCalendar
      exercise {
        ...ExerciseParts
      }
      html
    }
  }
`;
