import { graphql, type PageProps } from 'gatsby';
import { noPage } from '../../browser/routeFailure';
import { ArticlePage } from '../../ui/article/ArticlePage';
import { MondayCheck } from './MondayCheck';
import { NextLetter } from './NextLetter';
import { Stories, storyAnchor } from '../../ui/article/Stories';
import { Prose } from '../../ui/primitives/Prose';
import { PageHead } from '../../ui/seo/PageHead';

type Data = Queries.NewsletterTemplateQuery;

export default function NewsletterTemplate({ data }: PageProps<Data>) {
  const { page, form } = data;
  if (!page) return noPage();
  return (
    <ArticlePage
      page={page}
      onward={data}
      dates={{ date: page.month }}
      passages={page.stories.map(({ title }, index) => ({ id: storyAnchor(index), text: title }))}
      texts={page.stories.map(({ text }) => text)}
      image={page.image}
      side={page.check ? <MondayCheck {...page.check} /> : null}
    >
      <Prose html={page.html} />
      <Stories stories={page.stories} />
      {form ? <NextLetter form={form} /> : null}
    </ArticlePage>
  );
}

export const Head = PageHead;

export const query = graphql`
  query NewsletterTemplate(
    $id: String!
    $previousId: String
    $nextId: String
    $relatedIds: [String!]!
  ) {
    page: newsletter(id: { eq: $id }) {
      ...ArticlePage
      html
      month
      check {
        ...MondayCheck
      }
      stories {
        ...StoryParts
      }
      image {
        ...PictureStage
      }
    }
    form(slug: { eq: "newsletter" }) {
      ...FormParts
    }
    ...OnwardPages
  }
`;
