import { graphql } from 'gatsby';
import { useStore } from '../../../browser/useStore';
import copy from '../../../copy/price.json';
import { price } from '../../../instruments/pricing/state.ts';
import { Prose } from '../../../components/primitives/Prose';
import { Scroll } from '../../../components/primitives/Scroll';
import { Note } from '../../../components/primitives/Note';
import { Section } from '../../../components/primitives/Section';
import { PriceTable } from './PriceTable';

/** Every price there is, with the visitor’s marked. */
export function PriceList(section: Queries.PriceListSectionPartsFragment) {
  const { title, text, anchor, staffHead, buildingHead, note } = section;
  const { inputs } = useStore(price);
  return (
    <Section
      title={title}
      anchor={anchor}
      head="side"
      ground="sunken"
      action={<Prose html={text} />}
    >
      <Scroll label={copy.listed}>
        <PriceTable inputs={inputs} heads={{ staff: staffHead, buildings: buildingHead }} />
      </Scroll>
      <Note html={note} />
    </Section>
  );
}

export const fragment = graphql`
  fragment PriceListSectionParts on PriceListSection {
    anchor
    title
    text
    staffHead
    buildingHead
    note
  }
`;
