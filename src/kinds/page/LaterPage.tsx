import { noPage } from '../../browser/routeFailure';
import { listPath } from '../../search/browse/listPath';
import copy from '../../copy/browse.json';
import { fill } from '../../text/fillWords';
import { LaterPages } from '../../ui/browse/LaterPages';
import { Layout } from '../../ui/layout/Layout';
import { Container } from '../../ui/primitives/Container';
import { Breadcrumbs } from '../../ui/primitives/Breadcrumbs';
import { Heading } from '../../ui/primitives/Heading';
import { SectionList, type SectionComponents } from './SectionList';
import { sectionsOf } from './sectionsOf';
import * as styles from './LaterPage.module.css';

interface LaterPageProps {
  readonly page: Queries.SectionPageFragment | null;
  readonly components: SectionComponents;
  readonly list: { readonly page: number; readonly pages: number };
}

/** Second or later page of a list, with pagination. */
export function LaterPage({ page, components, list }: LaterPageProps) {
  if (!page) return noPage();
  const { path, title } = page;
  return (
    <Layout page={page}>
      <Container className={styles.head}>
        <Breadcrumbs trail={[{ text: title, href: path }]} here={fill(copy.pageOf, { ...list })} />
        <Heading level={1} size="lg">
          {fill(copy.titlePage, { title, ...list })}
        </Heading>
      </Container>
      <SectionList
        sections={sectionsOf(page).map((section) => ({ ...section, isLater: true }))}
        components={components}
      />
      <Container>
        <LaterPages addressOf={(number) => listPath(path, number)} {...list} />
      </Container>
    </Layout>
  );
}
