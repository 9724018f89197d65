import { graphql } from 'gatsby';
import { noPage } from '../../browser/routeFailure';
import { Layout } from '../../ui/layout/Layout';
import { SectionList, type SectionComponents } from './SectionList';
import { sectionsOf } from './sectionsOf';

interface SectionPageProps {
  readonly page: Queries.SectionPageFragment | null;
  /** Components of the page’s sections. */
  readonly components: SectionComponents;
}

/** Page made of sections. */
export function SectionPage({ page, components }: SectionPageProps) {
  if (!page) return noPage();
  return (
    <Layout page={page}>
      <SectionList sections={sectionsOf(page)} components={components} />
    </Layout>
  );
}

export const fragment = graphql`
  fragment SectionPage on Page {
    ...PageHead
    ...PageChrome
    sections(page: $page)
  }
`;
