import { graphql, type PageProps } from 'gatsby';
import { noPage } from '../browser/routeFailure';
import { LiveEventBody } from '../components/live-events/LiveEventBody';
import { EventBody } from '../components/event/EventBody';
import { EventHero } from '../components/event/EventHero';
import { TicketPanel } from '../components/event/TicketPanel';
import { Layout } from '../components/layout/Layout';
import { PageHead } from '../components/seo/PageHead';

type Data = Queries.EventTemplateQuery;

export default function EventTemplate({ data }: PageProps<Data>) {
  const { page, form } = data;
  if (!page) return noPage();
  return (
    <Layout page={page}>
      <EventHero {...page} />
      <LiveEventBody side={<TicketPanel {...page} form={form} />}>
        <EventBody {...page} />
      </LiveEventBody>
    </Layout>
  );
}

export const Head = PageHead;

export const query = graphql`
  query EventTemplate($id: String!) {
    page: event(id: { eq: $id }) {
      ...PageHead
      ...PageChrome
      ...EventHero
      ...EventBody
      ...EventTickets
    }
    form(slug: { eq: "event-registration" }) {
      ...FormParts
    }
  }
`;
