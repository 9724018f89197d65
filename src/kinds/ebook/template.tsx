import { graphql, type PageProps } from 'gatsby';
import { noPage } from '../../browser/routeFailure';
import { BookBody } from './BookBody';
import { BookHero } from './BookHero';
import { BookSpreads } from './BookSpreads';
import { Onward } from '../../ui/entries/Onward';
import { Layout } from '../../ui/layout/Layout';
import { PageHead } from '../../ui/seo/PageHead';

type Data = Queries.EbookTemplateQuery;

export default function EbookTemplate({ data }: PageProps<Data>) {
  const { page, form } = data;
  if (!page) return noPage();
  return (
    <Layout page={page}>
      <article>
        <BookHero page={page} form={form} />
        <BookSpreads spreads={page.spreads} />
        <BookBody {...page} />
      </article>
      <Onward {...data} />
    </Layout>
  );
}

export const Head = PageHead;

export const query = graphql`
  query EbookTemplate($id: String!, $previousId: String, $nextId: String, $relatedIds: [String!]!) {
    page: ebook(id: { eq: $id }) {
      ...PageHead
      ...PageChrome
      ...BookHero
      ...BookBody
      spreads {
        ...BookSpread
      }
    }
    form(slug: { eq: "ebook-download" }) {
      ...FormParts
    }
    ...OnwardPages
  }
`;
