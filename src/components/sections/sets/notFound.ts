import { graphql } from 'gatsby';
import type { sectionSets } from '../../../content-model/sections/sets';
import { NotFound } from '../not-found/NotFound';
import type { SectionComponents } from '../SectionList';

/** The one section of the page that stands for a missing one. */
export const notFoundSections: SectionComponents<(typeof sectionSets)['notFound'][number]> = {
  NotFoundSection: NotFound,
};

export const fragment = graphql`
  fragment NotFoundSections on Section {
    __typename
    ...NotFoundSectionParts
  }
`;
