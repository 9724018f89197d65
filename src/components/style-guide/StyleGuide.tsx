import { graphql } from 'gatsby';
import copy from '../../copy/styleGuide.json';
import { Layout } from '../layout/Layout';
import { PageHeader } from '../layout/PageHeader';
import { Container } from '../primitives/Container';
import { Portrait } from '../primitives/Portrait';
import { SpecimenContext } from '../primitives/SpecimenContext';
import { Wordmark } from '../primitives/Wordmark';
import { Drawing } from '../product-ui/EveryDrawing';
import { SectionList } from '../sections/SectionList';
import * as allSections from '../sections/all';
import { ActionSpecimen } from './ActionSpecimen';
import { ChoiceSpecimen } from './ChoiceSpecimen';
import { ColorSpecimen } from './ColorSpecimen';
import { FormSpecimen } from './FormSpecimen';
import { oneOfEach } from './oneOfEach';
import { Row, Specimen } from './Specimen';
import { TypeSpecimen } from './TypeSpecimen';

interface StyleGuideProps {
  readonly data: Queries.StyleGuideFragment;
  readonly nav: 'light' | 'dark';
}

/**
 * Every piece the site is made of: primitives, drawings, and one section of each type and variant,
 * taken from the pages that use them so that nothing has to be written for this page.
 */
export function StyleGuide({ data, nav }: StyleGuideProps) {
  const sections = oneOfEach(data.pages.nodes.flatMap((page) => page.sections));
  return (
    <Layout
      page={{
        layout: { nav, showFooter: true, family: 'cmms' },
        closing: null,
        kindClosing: data.kindClosing,
      }}
    >
      <Container>
        <PageHeader title={nav === 'dark' ? copy.darkTitle : copy.title} lead={copy.lead} />
      </Container>
      <SpecimenContext value>
        <TypeSpecimen />
        <ColorSpecimen />
        <ActionSpecimen />
        <FormSpecimen />
        <ChoiceSpecimen />
        <Specimen title={copy.people}>
          <Row>
            {data.people.nodes.map((person) => (
              <Portrait key={person.name} person={person} />
            ))}
          </Row>
          <Row>
            {data.customers.nodes.map((customer) => (
              <Wordmark key={customer.name} customer={customer} />
            ))}
          </Row>
        </Specimen>
        <Specimen title={copy.drawings}>
          {data.drawings.nodes.map((drawing) => (
            <Drawing key={drawing.label} drawing={drawing} />
          ))}
        </Specimen>
        <Specimen title={copy.sections}>{null}</Specimen>
        <SectionList sections={sections} components={allSections} />
      </SpecimenContext>
    </Layout>
  );
}

// The pages between them use every type of section; a test holds the guide to that.
export const fragment = graphql`
  fragment StyleGuide on Query {
    pages: allPage(
      sort: { slug: ASC }
      filter: {
        slug: {
          in: [
            "home"
            "product/work-order-software"
            "industry/healthcare"
            "lintel-newsroom"
            "case-studies"
            "webinar"
            "guides"
          ]
        }
      }
    ) {
      nodes {
        sections {
          ...AllSections
        }
      }
    }
    people: allPerson(sort: { slug: ASC }) {
      nodes {
        ...PersonPortrait
      }
    }
    customers: allCustomer(sort: { slug: ASC }) {
      nodes {
        ...CustomerWordmark
      }
    }
    kindClosing(slug: { eq: "case-study" }) {
      closing {
        ...ClosingParts
      }
    }
    drawings: allDrawing(sort: { slug: ASC }) {
      nodes {
        ...DrawingParts
      }
    }
  }
`;
