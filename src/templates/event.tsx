import { graphql, type PageProps } from 'gatsby';
import { Agenda } from '../components/event/Agenda';
import { LiveEventBody } from '../components/live-events/LiveEventBody';
import { EventHero } from '../components/event/EventHero';
import { Podcast } from '../components/event/Podcast';
import { Speakers } from '../components/live-events/Speakers';
import { Takeaways } from '../components/live-events/Takeaways';
import { TicketPanel } from '../components/event/TicketPanel';
import { TitledPart } from '../components/live-events/TitledPart';
import { Layout } from '../components/layout/Layout';
import { Prose } from '../components/primitives/Prose';
import { PageHead } from '../components/seo/PageHead';
import copy from '../copy/event.json';

type Data = Queries.EventTemplateQuery;

export default function EventTemplate({ data }: PageProps<Data>) {
  const { page } = data;
  if (!page) return null;
  return (
    <Layout page={page}>
      <EventHero {...page} />
      <LiveEventBody side={<TicketPanel {...page} />}>
        <TitledPart id="take" title={copy.takeaways}>
          <Takeaways items={page.takeaways} />
        </TitledPart>
        <Agenda {...page} />
        {page.speakers.length > 0 ? (
          <TitledPart id="speakers" title={copy.speakers}>
            <Speakers people={page.speakers} />
          </TitledPart>
        ) : null}
        {page.podcast ? <Podcast {...page.podcast} /> : null}
        <TitledPart id="about" title={copy.about}>
          <Prose html={page.html} />
        </TitledPart>
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
      ...EventAgenda
      speakers {
        ...PersonPortrait
      }
      ...EventPodcast
      ...EventTickets
      takeaways
      html
    }
  }
`;
