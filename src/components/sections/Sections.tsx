import { graphql } from 'gatsby';
import { CallToAction } from './CallToAction';
import { Faq } from './Faq';
import { Features } from './Features';
import { Hero } from './Hero';
import { Listing } from './Listing';
import { RichText } from './RichText';

interface SectionsProps {
  readonly sections: readonly Queries.SectionPartsFragment[];
}

/** The one place that maps the type of a section to its component. */
function renderSection(section: Queries.SectionPartsFragment) {
  switch (section.__typename) {
    case 'HeroSection':
      return <Hero {...section} />;
    case 'RichTextSection':
      return <RichText {...section} />;
    case 'FeaturesSection':
      return <Features {...section} />;
    case 'FaqSection':
      return <Faq {...section} />;
    case 'ListingSection':
      return <Listing {...section} />;
    case 'CallToActionSection':
      return <CallToAction {...section} />;
  }
}

/** The sections of a page in their order. */
export function Sections({ sections }: SectionsProps) {
  return sections.map((section, index) => (
    <div key={`${section.__typename} ${index}`}>{renderSection(section)}</div>
  ));
}

export const fragment = graphql`
  fragment SectionParts on Section {
    __typename
    ...HeroSectionParts
    ...RichTextSectionParts
    ...FeaturesSectionParts
    ...FaqSectionParts
    ...ListingSectionParts
    ...CallToActionSectionParts
  }
`;
