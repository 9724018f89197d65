import { graphql, type PageProps } from 'gatsby';
import { noPage } from '../../browser/routeFailure';
import { OtherStories } from './OtherStories';
import { StoryBody } from './StoryBody';
import { StoryHero } from './StoryHero';
import { Layout } from '../../ui/layout/Layout';
import { SuspenseBoundaries } from '../../ui/layout/SuspenseBoundaries';
import { Results } from './Results';
import { PageHead } from '../../ui/seo/PageHead';

type Data = Queries.CaseStudyTemplateQuery;

export default function CaseStudyTemplate({ data }: PageProps<Data>) {
  const { page, others } = data;
  if (!page) return noPage();
  return (
    <Layout page={page}>
      <article>
        <SuspenseBoundaries>
          <StoryHero {...page} />
          <Results {...page} />
          <StoryBody {...page} />
        </SuspenseBoundaries>
      </article>
      <OtherStories stories={others.filter((other) => 'customer' in other)} />
    </Layout>
  );
}

export const Head = PageHead;

export const query = graphql`
  query CaseStudyTemplate($id: String!, $relatedIds: [String!]!) {
    page: caseStudy(id: { eq: $id }) {
      ...PageHead
      ...PageChrome
      ...StoryHero
      ...StoryBody
      failure
      figures {
        ...Figure
      }
    }
    others: contentPages(ids: $relatedIds) {
      ...StoryTeaser
    }
  }
`;
