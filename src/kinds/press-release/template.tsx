import { graphql, type PageProps } from 'gatsby';
import { noPage } from '../../browser/routeFailure';
import type { EntryFigure as Figure } from '../../content-model/entry-figure';
import { Onward } from '../../ui/entries/Onward';
import { EntryFigure } from '../../ui/entry-figure/EntryFigure';
import { groundOf } from '../../ui/entry-figure/ground';
import { Layout } from '../../ui/layout/Layout';
import { SuspenseBoundaries } from '../../ui/layout/SuspenseBoundaries';
import { Container } from '../../ui/primitives/Container';
import { PageHead } from '../../ui/seo/PageHead';
import { ReleaseBody } from './ReleaseBody';
import { ReleaseHead } from './ReleaseHead';
import * as styles from './template.module.css';

type Data = Queries.PressReleaseTemplateQuery;

export default function PressReleaseTemplate({ data }: PageProps<Data>) {
  const { page } = data;
  if (!page) return noPage();
  const figure = page.figure as unknown as Figure;
  return (
    <Layout page={page}>
      <article>
        <SuspenseBoundaries>
          <ReleaseHead {...page} />
          <div className={styles.band} {...groundOf(figure)}>
            <Container>
              <EntryFigure figure={figure} size="page" id="figure" />
            </Container>
          </div>
          <ReleaseBody {...page} />
        </SuspenseBoundaries>
      </article>
      <Onward {...data} />
    </Layout>
  );
}

export const Head = PageHead;

export const query = graphql`
  query PressReleaseTemplate(
    $id: String!
    $previousId: String
    $nextId: String
    $relatedIds: [String!]!
  ) {
    page: pressRelease(id: { eq: $id }) {
      ...PageHead
      ...PageChrome
      ...ReleaseHead
      ...ReleaseBody
      figure
    }
    ...OnwardPages
  }
`;
