import { graphql, type PageProps } from 'gatsby';
import { noPage } from '../../browser/routeFailure';
import type { EntryFigure as Figure } from '../../content-model/entry-figure';
import { EntryFigure } from '../../ui/entry-figure/EntryFigure';
import { groundOf } from '../../ui/entry-figure/ground';
import { Layout } from '../../ui/layout/Layout';
import { SuspenseBoundaries } from '../../ui/layout/SuspenseBoundaries';
import { isOpen } from '../../ui/opening/findOpenings';
import { Container } from '../../ui/primitives/Container';
import { Day } from '../../ui/primitives/Day';
import { Meta } from '../../ui/primitives/Meta';
import { Prose } from '../../ui/primitives/Prose';
import { Section } from '../../ui/primitives/Section';
import { Stack } from '../../ui/primitives/Stack';
import { Tag } from '../../ui/primitives/Tag';
import copy from '../../copy/openings.json';
import { PageHead } from '../../ui/seo/PageHead';
import { useBuildNow } from '../../ui/time/useBuildNow';
import { Apply } from './Apply';
import { ClosedOpening } from './ClosedOpening';
import { cutAtHeadings } from './cutAtHeadings';
import { FirstWeeks } from './FirstWeeks';
import { Hard } from './Hard';
import { Hiring } from './Hiring';
import { JobHead } from './JobHead';
import { PayAmong } from './PayAmong';
import { Team } from './Team';
import * as styles from './template.module.css';

type Data = Queries.OpeningTemplateQuery;

/** Its text has five headings, in this order: what one does, first weeks, what is hard, with whom, not asked. */
export default function OpeningTemplate({ data }: PageProps<Data>) {
  const now = useBuildNow();
  const { page, axis, openings } = data;
  if (!page || !axis) return noPage();
  const canApply = isOpen(page, now);
  const figure = page.figure as unknown as Figure;
  const [intro, [work, weeks, hard, team, not]] = cutAtHeadings(page.html, page.headings);
  const others = openings.nodes.filter((other) => other.path !== page.path && isOpen(other, now));
  return (
    <Layout page={page}>
      <article>
        <SuspenseBoundaries>
          <JobHead page={page} ground={figure.ground} canApply={canApply} />
          {canApply ? null : (
            <Container className={styles.notice}>
              <ClosedOpening closes={page.closes} register={page.hubs[0]?.href ?? '/'} />
            </Container>
          )}
          {work ? (
            <Section title={work.title} anchor={work.id} head="side" size="md" isTight>
              <Stack gap={4}>
                <Meta>
                  <Tag>{copy.teams[page.team as keyof typeof copy.teams]}</Tag>
                  <span>{page.note}</span>
                  <span>
                    {copy.posted} <Day iso={page.posted} />
                  </span>
                </Meta>
                <Prose html={intro} />
                <Prose html={work.html} />
              </Stack>
            </Section>
          ) : null}
          <div className={styles.band} {...groundOf(figure)}>
            <Container>
              <EntryFigure figure={figure} size="page" id="figure" />
            </Container>
          </div>
          {team && page.worksFor ? <Team worksFor={page.worksFor} part={team} not={not} /> : null}
          {hard ? <Hard part={hard} figure={page.hard as unknown as Figure} /> : null}
          <PayAmong own={page} others={others} axis={axis} />
          <Hiring title={page.hiring} steps={page.steps} />
          {weeks ? <FirstWeeks part={weeks} weeks={page.weeks} /> : null}
          {canApply ? <Apply {...page.apply} subject={page.subject} closes={page.closes} /> : null}
        </SuspenseBoundaries>
      </article>
    </Layout>
  );
}

export const Head = PageHead;

export const query = graphql`
  query OpeningTemplate($id: String!) {
    page: opening(id: { eq: $id }) {
      ...PageHead
      ...PageChrome
      ...JobHead
      ...PaidRole
      html
      headings {
        id
        text
        level
      }
      team
      note
      posted
      closes
      subject
      figure
      hard
      hiring
      steps {
        from
        to
        turn
        title
        text
      }
      weeks {
        from
        to
        title
        isYours
      }
      apply {
        title
        text
      }
      worksFor {
        ...PersonPortrait
      }
    }
    axis: pay(slug: { eq: "pay" }) {
      ...PayAxis
    }
    openings: allOpening(sort: { path: ASC }) {
      nodes {
        closes
        ...PaidRole
      }
    }
  }
`;
