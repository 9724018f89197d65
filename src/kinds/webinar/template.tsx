import { graphql, type PageProps } from 'gatsby';
import { noPage } from '../../browser/routeFailure';
import type { EntryFigure as Figure } from '../../content-model/entry-figure';
import { EntryFigure } from '../../ui/entry-figure/EntryFigure';
import { groundOf } from '../../ui/entry-figure/ground';
import { Layout } from '../../ui/layout/Layout';
import { SuspenseBoundaries } from '../../ui/layout/SuspenseBoundaries';
import { Container } from '../../ui/primitives/Container';
import { PageHead } from '../../ui/seo/PageHead';
import { useAftermath } from '../../ui/webinar/useAftermath';
import { WebinarHead } from './WebinarHead';
import { WebinarPanel } from './WebinarPanel';
import { Drawn as Read } from './read/Drawn';
import * as styles from './template.module.css';

type Data = Queries.WebinarTemplateQuery;

export default function WebinarTemplate({ data }: PageProps<Data>) {
  const { page, seat, onDemand } = data;
  if (!page) return noPage();
  return (
    <Layout page={page}>
      <article data-family={page.family}>
        <SuspenseBoundaries>
          <Session page={page} forms={{ seat, onDemand }} />
        </SuspenseBoundaries>
      </article>
    </Layout>
  );
}

interface SessionProps {
  readonly page: NonNullable<Data['page']>;
  readonly forms: Pick<Data, 'seat' | 'onDemand'>;
}

/** A session by the visitor’s clock: to come, with its form; or over, with what was said. */
function Session({ page, forms }: SessionProps) {
  const aftermath = useAftermath(page);
  const isTold = aftermath?.is === 'transcript';
  const hasWords = Boolean(aftermath) && page.isTold;
  const figure = page.figure as unknown as Figure;
  const drawn = <EntryFigure figure={figure} size="page" id="figure" />;
  return (
    <>
      <WebinarHead {...page} side={isTold ? drawn : <WebinarPanel {...page} {...forms} />} />
      {aftermath ? null : <Read part="clocks" page={page} />}
      {isTold ? null : (
        <div className={styles.band} {...groundOf(figure)}>
          <Container>{drawn}</Container>
        </div>
      )}
      <Read key={hasWords ? 'told' : 'plan'} part="rest" page={page} isTold={hasWords} />
    </>
  );
}

export const Head = PageHead;

export const query = graphql`
  query WebinarTemplate($id: String!) {
    page: webinar(id: { eq: $id }) {
      ...PageHead
      ...PageChrome
      ...WebinarHead
      ...WebinarPanel
      ...WebinarRead
      family
      figure
    }
    seat: form(slug: { eq: "webinar-registration" }) {
      ...FormParts
    }
    onDemand: form(slug: { eq: "webinar-on-demand" }) {
      ...FormParts
    }
  }
`;
