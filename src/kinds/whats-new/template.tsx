import { graphql, type PageProps } from 'gatsby';
import { noPage } from '../../browser/routeFailure';
import { ArticlePage } from '../../ui/article/ArticlePage';
import { Stage } from '../../ui/article/Stage';
import { changeAnchor } from '../../ui/changes/changeAnchor';
import { ChangeList } from './ChangeList';
import { MonthLog, MONTH_LOG } from './MonthLog';
import { NeedsList } from './NeedsList';
import { Day } from '../../ui/primitives/Day';
import { Prose } from '../../ui/primitives/Prose';
import { PageHead } from '../../ui/seo/PageHead';
import copy from '../../copy/changes.json';
import { fill } from '../../text/fillWords';

type Data = Queries.WhatsNewTemplateQuery;

export default function WhatsNewTemplate({ data }: PageProps<Data>) {
  const { page } = data;
  if (!page) return noPage();
  const { changes, version } = page;
  return (
    <ArticlePage
      page={page}
      onward={data}
      dates={{ date: page.month }}
      passages={[
        ...changes.map(({ title }, index) => ({ id: changeAnchor(index), text: title })),
        { id: MONTH_LOG, text: fill(copy.log, { version }) },
      ]}
      texts={changes.map(({ text }) => text)}
      here={<Day iso={page.month} />}
    >
      <Prose html={page.html} />
      <NeedsList changes={changes} />
      {page.image && !changes[0]?.drawing ? <Stage picture={page.image} /> : null}
      <ChangeList changes={changes} />
      <MonthLog version={page} />
    </ArticlePage>
  );
}

export const Head = PageHead;

export const query = graphql`
  query WhatsNewTemplate(
    $id: String!
    $previousId: String
    $nextId: String
    $relatedIds: [String!]!
  ) {
    page: whatsNew(id: { eq: $id }) {
      ...ArticlePage
      ...VersionParts
      html
      month
      changes {
        ...ChangeParts
      }
      image {
        ...PictureStage
      }
    }
    ...OnwardPages
  }
`;
