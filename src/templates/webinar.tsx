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
import { endOf } from '../dates/stateAt';

type Data = Queries.WebinarTemplateQuery;

export default function WebinarTemplate({ data }: PageProps<Data>) {
  const { page } = data;
  if (!page) return null;
  return (
    <Layout page={page}>
      <PageHeader
        title={page.title}
        lead={page.description}
        meta={
          <StateLabel
            of="webinar"
            startsAt={page.startsAt}
            endsAt={endOf(page.startsAt, page.minutes)}
          />
        }
      />
      {page.image ? <Picture picture={page.image} isFirst /> : null}
      <Facts
        facts={[
          { label: copy.when, value: <Moment iso={page.startsAt} timeZone={page.timeZone} /> },
          { label: copy.length, value: `${page.minutes} ${copy.minutes}` },
          { label: copy.for, value: page.audience },
        ]}
      />
      <Prose html={page.html} />
      <Block title={copy.takeaways}>
        <PlainList items={page.takeaways} />
      </Block>
      <Block title={copy.agenda}>
        <Points
          points={page.agenda.map(({ minute, title, text }) => ({
            label: `${copy.minute} ${minute}`,
            title,
            children: text ? <p>{text}</p> : null,
          }))}
        />
      </Block>
      <Block title={copy.speakers}>
        <People people={page.speakers} />
      </Block>
      {page.recording ? (
        <ActionList actions={[{ text: copy.recording, href: page.recording }]} />
      ) : null}
      <Onward {...data} />
    </Layout>
  );
}

export const Head = PageHead;

export const query = graphql`
  query WebinarTemplate(
    $id: String!
    $previousId: String
    $nextId: String
    $relatedIds: [String!]!
  ) {
    page: webinar(id: { eq: $id }) {
      ...PageHead
      ...PageChrome
      html
      startsAt
      minutes
      timeZone
      audience
      takeaways
      recording
      agenda {
        minute
        title
        text
      }
      speakers {
        ...PersonTile
      }
      image {
        ...PictureWide
      }
    }
    ...OnwardPages
  }
`;
