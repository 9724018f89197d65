import { graphql, type PageProps } from 'gatsby';
import { noPage } from '../../browser/routeFailure';
import { Article } from '../../ui/article/Article';
import { Onward } from '../../ui/entries/Onward';
import { Layout } from '../../ui/layout/Layout';
import { ApplyPanel } from './ApplyPanel';
import { ClosedOpening } from './ClosedOpening';
import { OpeningFacts } from './OpeningFacts';
import { Day } from '../../ui/primitives/Day';
import { Heading } from '../../ui/primitives/Heading';
import { Prose } from '../../ui/primitives/Prose';
import { Stack } from '../../ui/primitives/Stack';
import { Tag } from '../../ui/primitives/Tag';
import { StepsList } from '../../ui/content/StepsList';
import { PageHead } from '../../ui/seo/PageHead';
import copy from '../../copy/openings.json';
import { useBuildNow } from '../../ui/time/useBuildNow';
import { isOpen } from '../../ui/opening/findOpenings';

type Data = Queries.OpeningTemplateQuery;

/** Id of the heading of the hiring steps. */
const STEPS = 'steps';

export default function OpeningTemplate({ data }: PageProps<Data>) {
  const now = useBuildNow();
  const { page, axis, openings } = data;
  if (!page || !axis) return noPage();
  const { closes, subject } = page;
  const others = openings.nodes.filter(({ path }) => path !== page.path);
  const canApply = isOpen(page, now);
  return (
    <Layout page={page}>
      <Article
        crumbs={{ trail: page.hubs, here: page.title }}
        meta={
          <>
            <Tag>{copy.teams[page.team as keyof typeof copy.teams]}</Tag>
            <span>{page.note}</span>
            <span>
              {copy.posted} <Day iso={page.posted} />
            </span>
          </>
        }
        title={page.title}
        lead={page.description}
        side={
          canApply ? (
            <ApplyPanel subject={subject} closes={closes} />
          ) : (
            <ClosedOpening closes={closes} register={page.hubs[0]?.href ?? '/'} />
          )
        }
        sideOnSmall={canApply ? 'after' : 'before'}
        after={<Onward {...data} previous={null} next={null} />}
      >
        <OpeningFacts
          opening={page}
          axis={axis}
          others={others.filter((other) => isOpen(other, now)).map(({ pay }) => pay)}
        />
        <Prose html={page.html} />
        <section aria-labelledby={STEPS}>
          <Stack gap={5}>
            <Heading level={2} size="sm" id={STEPS}>
              {copy.steps}
            </Heading>
            <StepsList steps={page.steps} />
          </Stack>
        </section>
      </Article>
    </Layout>
  );
}

export const Head = PageHead;

export const query = graphql`
  query OpeningTemplate(
    $id: String!
    $previousId: String
    $nextId: String
    $relatedIds: [String!]!
  ) {
    page: opening(id: { eq: $id }) {
      ...PageHead
      ...PageChrome
      ...OpeningFacts
      hubs {
        ...ActionLink
      }
      html
      team
      note
      posted
      closes
      subject
      steps {
        title
        text
      }
    }
    axis: pay(slug: { eq: "pay" }) {
      ...PayAxis
    }
    openings: allOpening(sort: { path: ASC }) {
      nodes {
        path
        closes
        pay {
          low
          high
          currency
        }
      }
    }
    ...OnwardPages
  }
`;
