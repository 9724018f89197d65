import { graphql, type PageProps } from 'gatsby';
import { noPage } from '../../browser/routeFailure';
import { Exercise } from '../../ui/content/Exercise';
import { Layout } from '../../ui/layout/Layout';
import { PageHead } from '../../ui/seo/PageHead';
import { Calendar } from './Calendar';
import { Meanwhile } from './Meanwhile';
import { Moments } from './Moments';
import { Thanks } from './Thanks';

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
