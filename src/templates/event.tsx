import { graphql, type PageProps } from 'gatsby';
import { Block } from '../components/content/Block';
import { Facts } from '../components/content/Facts';
import { People } from '../components/content/People';
import { PlainList } from '../components/content/PlainList';
import { Points } from '../components/content/Points';
import { StateLabel } from '../components/content/StateLabel';
import { Layout } from '../components/layout/Layout';
import { Onward } from '../components/layout/Onward';
import { PageHeader } from '../components/layout/PageHeader';
import { ActionList } from '../components/primitives/ActionList';
import { Moment } from '../components/primitives/Moment';
import { Picture } from '../components/primitives/Picture';
import { Prose } from '../components/primitives/Prose';
import { PageHead } from '../components/seo/PageHead';
import copy from '../copy/templates.json';

type Data = Queries.EventTemplateQuery;

export default function EventTemplate({ data }: PageProps<Data>) {
  const { page } = data;
  if (!page) return null;
  return (
    <Layout page={page}>
      <PageHeader
        title={page.title}
        lead={page.description}
        meta={<StateLabel of="event" startsAt={page.startsAt} endsAt={page.endsAt} />}
      />
      {page.image ? <Picture picture={page.image} isFirst /> : null}
      <Facts
        facts={[
          { label: copy.when, value: <Moment iso={page.startsAt} timeZone={page.timeZone} /> },
          {
            label: copy.where,
            value: [page.venue.name, page.venue.address, page.venue.city].join(', '),
          },
          { label: copy.for, value: page.audience },
          ...(page.venue.access ? [{ label: copy.access, value: page.venue.access }] : []),
        ]}
      />
      <Prose html={page.html} />
      <Block title={copy.takeaways}>
        <PlainList items={page.takeaways} />
      </Block>
      <Block title={copy.agenda}>
        <Points
          points={page.agenda.map(({ time, title, text, speakers }) => ({
            label: time,
            title,
            children: (
              <>
                {text ? <p>{text}</p> : null}
                {speakers.length > 0 ? (
                  <p>{speakers.map((one) => `${one?.name}, ${one?.company}`).join('; ')}</p>
                ) : null}
              </>
            ),
          }))}
        />
      </Block>
      {page.speakers.length > 0 ? (
        <Block title={copy.speakers}>
          <People people={page.speakers} />
        </Block>
      ) : null}
      {page.tickets.length > 0 ? (
        <Block title={copy.tickets}>
          <Facts
            facts={page.tickets.map(({ name, price, note }) => ({
              label: [name, note].filter(Boolean).join('. '),
              value: price,
            }))}
          />
        </Block>
      ) : null}
      {page.registration ? (
        <ActionList actions={[{ text: copy.register, href: page.registration }]} />
      ) : null}
      <Onward {...data} />
    </Layout>
  );
}

export const Head = PageHead;

export const query = graphql`
  query EventTemplate($id: String!, $previousId: String, $nextId: String, $relatedIds: [String!]!) {
    page: event(id: { eq: $id }) {
      ...PageHead
      ...PageChrome
      html
      startsAt
      endsAt
      timeZone
      audience
      takeaways
      registration
      venue {
        name
        address
        city
        access
      }
      agenda {
        time
        title
        text
        speakers {
          name
          company
        }
      }
      speakers {
        ...PersonTile
      }
      tickets {
        name
        price
        note
      }
      image {
        ...PictureWide
      }
    }
    ...OnwardPages
  }
`;
