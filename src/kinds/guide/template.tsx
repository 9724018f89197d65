import { graphql, type PageProps } from 'gatsby';
import { noPage } from '../../browser/routeFailure';
import { ArticlePage } from '../../ui/article/ArticlePage';
import { SideBlock } from '../../ui/article/SideBlock';
import { mainPassages } from '../../ui/content/Contents';
import { People } from '../../ui/content/People';
import { ClockMap } from './ClockMap';
import { GuideBody } from './GuideBody';
import { Text } from '../../ui/primitives/Text';
import { PageHead } from '../../ui/seo/PageHead';
import copy from '../../copy/templates.json';

type Data = Queries.GuideTemplateQuery;

export default function GuideTemplate({ data }: PageProps<Data>) {
  const { page } = data;
  if (!page) return noPage();
  return (
    <ArticlePage
      page={page}
      onward={data}
      dates={page}
      passages={mainPassages(page.headings)}
      image={page.image}
      by={
        page.author ? (
          <SideBlock title={copy.by}>
            <People people={[page.author]} />
          </SideBlock>
        ) : null
      }
      side={
        <>
          <SideBlock title={copy.holds}>
            <Text look="small">{page.holds}</Text>
          </SideBlock>
          <SideBlock title={copy.doing}>
            <Text look="small">{page.takes}</Text>
          </SideBlock>
        </>
      }
    >
      {page.clockMap ? <ClockMap map={page.clockMap} /> : null}
      <GuideBody {...page} />
    </ArticlePage>
  );
}

export const Head = PageHead;

export const query = graphql`
  query GuideTemplate($id: String!, $previousId: String, $nextId: String, $relatedIds: [String!]!) {
    page: guide(id: { eq: $id }) {
      ...ArticlePage
      ...GuideBody
      published
      updated
      takes
      holds
      headings {
        ...ContentsHeading
      }
      author {
        ...PersonPortrait
      }
      image {
        ...PictureStage
      }
      clockMap {
        ...GuideClockMap
      }
    }
    ...OnwardPages
  }
`;
