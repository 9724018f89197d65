import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { noPage } from '../../browser/routeFailure';
import { Layout } from '../../ui/layout/Layout';
import { Calculator } from './Calculator';
import { CalculatorHero } from './CalculatorHero';
import { PageHead } from '../../ui/seo/PageHead';

type Data = Queries.CalculatorTemplateQuery;

export default function CalculatorTemplate({ data }: PageProps<Data>) {
  const { page, words } = data;
  if (!page || !words) return noPage();
  return (
    <Layout page={page}>
      <CalculatorHero {...page} />
      <Calculator words={words} />
    </Layout>
  );
}

/** No request may tell the address, which holds the visitor’s inputs. */
export const Head = (props: HeadProps<Data>) => (
  <>
    <PageHead {...props} />
    <meta name="referrer" content="strict-origin" />
  </>
);

export const query = graphql`
  query CalculatorTemplate($id: String!) {
    page: calculator(id: { eq: $id }) {
      ...PageHead
      ...PageChrome
      ...CalculatorHero
    }
    words: calculatorWords(slug: { eq: "calculator" }) {
      ...CalculatorParts
    }
  }
`;
