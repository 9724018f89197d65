import { graphql, type PageProps } from 'gatsby';
import { noPage } from '../../browser/routeFailure';
import { LiveEventBody } from '../../ui/live-events/LiveEventBody';
import { EventBody } from './EventBody';
import { EventHero } from './EventHero';
import { TicketPanel } from './TicketPanel';
import { Layout } from '../../ui/layout/Layout';
import { PageHead } from '../../ui/seo/PageHead';

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
