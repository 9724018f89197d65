import { graphql, type PageProps } from 'gatsby';
import { noPage } from '../../browser/routeFailure';
import type { EntryFigure as Figure } from '../../content-model/entry-figure';
import { EntryFigure } from '../../ui/entry-figure/EntryFigure';
import { groundOf } from '../../ui/entry-figure/ground';
import { Layout } from '../../ui/layout/Layout';
import { SuspenseBoundaries } from '../../ui/layout/SuspenseBoundaries';
import { Container } from '../../ui/primitives/Container';
import { PageHead } from '../../ui/seo/PageHead';
import copy from '../../copy/event.json';
import { isToCome } from '../../time/standingAt';
import { useStanding } from '../../ui/time/useStanding';
import { EventHead } from './EventHead';
import { Drawn as Read } from './read/Drawn';
import * as styles from './template.module.css';
import { Drawn as Tool } from './tool/Drawn';

type Data = Queries.EventTemplateQuery;

export default function EventTemplate({ data }: PageProps<Data>) {
  const { page, form, events } = data;
  if (!page) return noPage();
  return <EventPage page={page} form={form} events={events.filter((event) => 'venue' in event)} />;
}

interface EventPageProps {
  readonly page: NonNullable<Data['page']>;
  readonly form: Data['form'];
  readonly events: readonly Queries.EventNextFragment[];
}

const seat = { text: copy.takeSeat, href: '#tickets' };

function EventPage({ page, form, events }: EventPageProps) {
  const figure = page.figure as unknown as Figure;
  const { closing } = page;
  const standing = useStanding(page);
  const isOpen = isToCome(standing);
  // What never changes is drawn again only where it is another page: to come, over, called off.
  const phase = isOpen ? 'open' : standing;
  // Its last word is the seat, as long as there is one to take.
  const last =
    closing && isOpen ? { ...closing, actions: [seat, ...closing.actions.slice(1)] } : closing;
  return (
    <Layout page={{ ...page, closing: last }}>
      <SuspenseBoundaries>
        <EventHead {...page} form={form} events={events} />
        <div className={styles.band} {...groundOf(figure)}>
          <Container>
            <EntryFigure figure={figure} size="page" id="figure" />
          </Container>
        </div>
        {standing === 'past' && page.recap ? (
          <Read key="promises" part="promises" {...{ page, events }} />
        ) : null}
        {isOpen || page.recap?.own ? <Tool key={`tool ${phase}`} {...page} /> : null}
        <Read key={phase} part="rest" {...{ page, events }} />
      </SuspenseBoundaries>
    </Layout>
  );
}

export const Head = PageHead;

export const query = graphql`
  query EventTemplate($id: String!, $nearestIds: [String!]!) {
    page: event(id: { eq: $id }) {
      ...PageHead
      ...PageChrome
      ...EventHead
      figure
      ...EventTool
      ...EventRead
    }
    form(slug: { eq: "event-registration" }) {
      ...FormParts
    }
    events: contentPages(ids: $nearestIds) {
      ...EventNext
    }
  }
`;
