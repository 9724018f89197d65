import { BrowseEnd } from '../../../ui/browse/BrowseEnd';
import { BrowseTools } from '../../../ui/browse/BrowseTools';
import { FacetRow } from '../../../ui/browse/FacetRow';
import { useBrowse } from '../../../ui/browse/useBrowse';
import { Rows } from '../../../ui/primitives/Rows';
import { Section } from '../../../ui/primitives/Section';
import { SiteLink } from '../../../ui/primitives/SiteLink';
import { Text } from '../../../ui/primitives/Text';
import { termAnchor } from '../../../search/termAnchor';
import { fill } from '../../../text/fillWords';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { wordsApart } from './schema';
import type { GlossaryTerm } from './termsOf';

const LIST = 'terms';
const FACETS = ['topic'];

type AllTermsProps = Pick<
  SectionProps<typeof wordsApart>,
  'anchor' | 'all' | 'find' | 'byTopic'
> & {
  readonly terms: readonly GlossaryTerm[];
};

/** Every term with its meaning and an example; the address keeps the filters. */
export function AllTerms({ anchor, all, find, byTopic, terms }: AllTermsProps) {
  const browsed = useBrowse({
    entries: terms,
    facets: FACETS,
    index: terms.map(({ topic }) => [topic]),
    textOf: ({ term, meaning, example }) => `${term} ${meaning} ${example}`,
  });
  return (
    <Section title={fill(all, { count: terms.length })} anchor={anchor} size="md" isTight>
      <BrowseTools browsed={browsed} find={find}>
        <FacetRow browsed={browsed} facet="topic" label={byTopic} />
      </BrowseTools>
      <div id={LIST}>
        <Rows as="dl" columns="13rem minmax(0, 1.2fr) minmax(0, 1fr)">
          {browsed.shown.map(({ term, meaning, example, href }) => (
            <div key={href} id={termAnchor(term)} data-entry="">
              <Text as="dt" look="name">
                <SiteLink href={href}>{term}</SiteLink>
              </Text>
              <dd>{meaning}</dd>
              <Text as="dd" look="small" isSoft>
                {example}
              </Text>
            </div>
          ))}
        </Rows>
      </div>
      <BrowseEnd browsed={browsed} list={LIST} />
    </Section>
  );
}
