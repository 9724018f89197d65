import { graphql, type PageProps } from 'gatsby';
import { BookBody } from '../components/article/BookBody';
import { ModelHero } from '../components/article/ModelHero';
import { FactStrip } from '../components/content/FactStrip';
import { Layout } from '../components/layout/Layout';
import { Onward } from '../components/entries/Onward';
import { Day } from '../components/primitives/Day';
import { Tag } from '../components/primitives/Tag';
import { PageHead } from '../components/seo/PageHead';
import { fill } from '../copy/fill';
import copy from '../copy/templates.json';

type Data = Queries.EbookTemplateQuery;

export default function EbookTemplate({ data }: PageProps<Data>) {
  const { page, form } = data;
  if (!page) return null;
  const facts = [
    { label: copy.length, value: fill(copy.pages, { pages: page.pages }) },
    { label: copy.published, value: <Day iso={page.date} /> },
  ];
  const authors = page.authors.map(({ name }) => name).join(', ');
  return (
    <Layout page={page}>
      <article>
        <ModelHero
          crumbs={{ trail: page.hubs, here: page.title }}
          meta={<Tag variant="family">{page.kindTitle}</Tag>}
          title={page.title}
          lead={page.description}
          picture={page.image}
          wash="family"
        >
          <FactStrip facts={authors ? [...facts, { label: copy.by, value: authors }] : facts} />
        </ModelHero>
        <BookBody {...page} form={form} />
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
      kindTitle
      hubs {
        ...ActionLink
      }
      ...BookBody
      date
      pages
      image {
        ...PictureHalf
      }
    }
    form(slug: { eq: "ebook-download" }) {
      ...FormParts
    }
    ...OnwardPages
  }
`;
