import { graphql, type PageProps } from 'gatsby';
import { Article } from '../components/article/Article';
import { SideContents } from '../components/article/SideContents';
import { mainPassages } from '../components/content/Contents';
import { Onward } from '../components/entries/Onward';
import { Layout } from '../components/layout/Layout';
import { ApplyPanel } from '../components/opening/ApplyPanel';
import { ClosedOpening } from '../components/opening/ClosedOpening';
import { OpeningFacts } from '../components/opening/OpeningFacts';
import { Day } from '../components/primitives/Day';
import { Heading } from '../components/primitives/Heading';
import { Prose } from '../components/primitives/Prose';
import { Tag } from '../components/primitives/Tag';
import { StepsList } from '../components/sections/steps/StepsList';
import { PageHead } from '../components/seo/PageHead';
import copy from '../copy/openings.json';
import { useBuildNow } from '../dates/useBuildNow';
import { isOpen } from '../instruments/openings/findOpenings';

type Data = Queries.OpeningTemplateQuery;

/** The anchor of the steps, after those of the text. */
const STEPS = 'steps';

export default function OpeningTemplate({ data }: PageProps<Data>) {
  const now = useBuildNow();
  const { page, openings } = data;
  if (!page) return null;
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
          <>
            {canApply ? <ApplyPanel subject={subject} closes={closes} /> : null}
            <SideContents
              passages={[...mainPassages(page.headings), { id: STEPS, text: copy.steps }]}
            />
          </>
        }
        after={<Onward {...data} previous={null} next={null} />}
      >
        {canApply ? null : <ClosedOpening closes={closes} register={page.hubs[0]?.href ?? '/'} />}
        <OpeningFacts
          opening={page}
          others={others.filter((other) => isOpen(other, now)).map(({ pay }) => pay)}
        />
        <Prose html={page.html} />
        <section aria-labelledby={STEPS}>
          <Heading level={2} size="sm" id={STEPS}>
            {copy.steps}
          </Heading>
          <StepsList steps={page.steps} />
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
      headings {
        ...ContentsHeading
      }
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
    openings: allOpening {
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
