import { graphql, type PageProps } from 'gatsby';
import { noPage } from '../../browser/routeFailure';
import type { EntryFigure as Figure } from '../../content-model/entry-figure';
import copy from '../../copy/changes.json';
import { fill } from '../../text/fillWords';
import { EntryFigure } from '../../ui/entry-figure/EntryFigure';
import { groundOf } from '../../ui/entry-figure/ground';
import { Layout } from '../../ui/layout/Layout';
import { SuspenseBoundaries } from '../../ui/layout/SuspenseBoundaries';
import { Container } from '../../ui/primitives/Container';
import { Prose } from '../../ui/primitives/Prose';
import { PageHead } from '../../ui/seo/PageHead';
import { ChangeList } from './ChangeList';
import { LifeLines } from './LifeLines';
import { Minutes } from './Minutes';
import { MonthHead } from './MonthHead';
import { NearMonths } from './NearMonths';
import * as styles from './template.module.css';

type Data = Queries.WhatsNewTemplateQuery;

export default function WhatsNewTemplate({ data }: PageProps<Data>) {
  const { page, near, all } = data;
  if (!page) return noPage();
  const dates = page.next as unknown as Figure | null;
  const place = all.nodes.findIndex(({ version }) => version === page.version);
  return (
    <Layout page={page}>
      <article>
        <SuspenseBoundaries>
          <MonthHead {...page} />
          <Minutes {...page} />
          <ChangeList month={page} before={all.nodes[place - 1]?.version} />
          <Container className={styles.story}>
            <Prose html={page.html} />
          </Container>
          {page.fixes.length + page.knownFaults.length > 0 ? (
            <LifeLines month={page} versions={all.nodes} />
          ) : null}
          {dates ? (
            <div className={styles.band} {...groundOf(dates)}>
              <Container>
                <h2 className="visuallyHidden">
                  {fill(copy.nextTitle, { version: page.version })}
                </h2>
                <EntryFigure figure={dates} size="page" id="next" />
              </Container>
            </div>
          ) : null}
        </SuspenseBoundaries>
      </article>
      <NearMonths months={near.nodes} />
    </Layout>
  );
}

export const Head = PageHead;

export const query = graphql`
  query WhatsNewTemplate($id: String!, $nearestIds: [String!]!) {
    page: whatsNew(id: { eq: $id }) {
      ...PageHead
      ...PageChrome
      ...MonthHead
      ...Minutes
      ...ChangeList
      ...LifeLines
      html
      next
    }
    all: allWhatsNew(sort: { month: ASC }) {
      nodes {
        version
        month
      }
    }
    near: allWhatsNew(filter: { id: { in: $nearestIds } }, sort: { month: ASC }) {
      nodes {
        ...NearMonth
      }
    }
  }
`;
