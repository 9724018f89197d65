import { graphql } from 'gatsby';
import type { Shape } from '../../content-model/drawings';
import copy from '../../copy/styleGuide.json';
import { Layout } from '../../ui/layout/Layout';
import { PageHeader } from '../../ui/layout/PageHeader';
import { Container } from '../../ui/primitives/Container';
import { Portrait } from '../../ui/primitives/Portrait';
import { SiteLink } from '../../ui/primitives/SiteLink';
import { SpecimenContext } from '../../ui/primitives/SpecimenContext';
import { Wordmark } from '../../ui/primitives/Wordmark';
import { Drawing } from '../../ui/product-ui/Drawing';
import { SectionList } from '../../kinds/page/SectionList';
import { sectionsOf } from '../../kinds/page/sectionsOf';
import * as sharedSections from '../sharedComponents';
import { ActionSpecimen } from './ActionSpecimen';
import { ChoiceSpecimen } from './ChoiceSpecimen';
import { ColorSpecimen } from './ColorSpecimen';
import { ControlSpecimen } from './ControlSpecimen';
import { FigureSpecimen } from './FigureSpecimen';
import { FormSpecimen } from './FormSpecimen';
import { LayoutSpecimen } from './LayoutSpecimen';
import { OpeningSpecimen } from './OpeningSpecimen';
import { lookOf, oneOfEach } from './oneOfEach';
import { PanelSpecimen } from './PanelSpecimen';
import { PlotSpecimen } from './PlotSpecimen';
import { Row, Specimen } from './Specimen';
import { WordsSpecimen } from './WordsSpecimen';

const typeOf = ({ shape }: Queries.DrawingPartsFragment): string =>
  (shape as unknown as Shape).type;

interface StyleGuideProps {
  readonly data: Queries.StyleGuideFragment;
  readonly nav: 'light' | 'dark';
}

/**
 * Every piece the site is made of: primitives, one drawing of each type, one section of each type and
 * variant that pages share, taken from the pages that use them so that nothing has to be written for
 * this page, and the way to each section that a single page is made of.
 */
export function StyleGuide({ data, nav }: StyleGuideProps) {
  const sections = oneOfEach(data.pages.nodes.flatMap(sectionsOf), lookOf);
  const own = data.everyPage.nodes.flatMap(({ path, sectionTypes }) =>
    sectionTypes
      .filter((type) => !(type in sharedSections))
      .map((type) => ({ name: type.charAt(0).toUpperCase() + type.slice(1), path })),
  );
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
        <WordsSpecimen />
        <ColorSpecimen />
        <LayoutSpecimen />
        <PlotSpecimen />
        <FigureSpecimen releases={data.releases.nodes} />
        <ActionSpecimen />
        <OpeningSpecimen />
        <FormSpecimen />
        <ControlSpecimen />
        <PanelSpecimen />
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
          {oneOfEach(data.drawings.nodes, typeOf).map((drawing) => (
            <Drawing key={drawing.label} drawing={drawing} />
          ))}
        </Specimen>
        <Specimen title={copy.sections}>{null}</Specimen>
        <SectionList sections={sections} components={sharedSections} />
        <Specimen title={copy.ownSections}>
          <ul>
            {oneOfEach(own, ({ name }) => name).map(({ name, path }) => (
              <li key={name}>
                <SiteLink href={path}>{name}</SiteLink>
              </li>
            ))}
          </ul>
        </Specimen>
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
            "building-management-system"
            "sustainability-management"
            "maintenance-management"
            "product/connected-cmms"
            "lintel-newsroom"
            "case-studies"
            "webinar"
            "guides"
            "integrations"
            "industry/facility-management-services"
            "product/connected-cmms"
            "product/fault-detection-diagnostics"
          ]
        }
      }
    ) {
      nodes {
        sections(shared: true)
      }
    }
    everyPage: allPage(sort: { path: ASC }) {
      nodes {
        path
        sectionTypes
      }
    }
    releases: allPressRelease(sort: { slug: ASC }) {
      nodes {
        ...FigureSpecimen
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
    kindClosing(slug: { eq: "guide" }) {
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
