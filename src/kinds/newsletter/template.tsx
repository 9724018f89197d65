import { graphql, type PageProps } from 'gatsby';
import { noPage } from '../../browser/routeFailure';
import type { EntryFigure } from '../../content-model/entry-figure';
import { groundOf } from '../../ui/entry-figure/ground';
import { Layout } from '../../ui/layout/Layout';
import { SuspenseBoundaries } from '../../ui/layout/SuspenseBoundaries';
import { Container } from '../../ui/primitives/Container';
import { PageHead } from '../../ui/seo/PageHead';
import { LetterDesk } from './LetterDesk';
import { LetterEnd } from './LetterEnd';
import { LetterHead } from './LetterHead';
import { Drawn as Read } from './read/Drawn';
import * as styles from './template.module.css';

type Data = Queries.NewsletterTemplateQuery;

export default function NewsletterTemplate({ data }: PageProps<Data>) {
  const { page, form, near } = data;
  if (!page) return noPage();
  return (
    <Layout page={page}>
      <article className={styles.root}>
        <SuspenseBoundaries>
          <div className={styles.desk} {...groundOf(page.figure as unknown as EntryFigure)}>
            <Container className={styles.inner}>
              <LetterHead {...page} />
              <LetterDesk {...page} />
            </Container>
          </div>
          <Read {...page} />
        </SuspenseBoundaries>
      </article>
      <LetterEnd form={form} near={near.nodes} />
    </Layout>
  );
}

export const Head = PageHead;

export const query = graphql`
  query NewsletterTemplate($id: String!, $nearestIds: [String!]!) {
    page: newsletter(id: { eq: $id }) {
      ...PageHead
      ...PageChrome
      ...LetterHead
      ...LetterDesk
      ...LetterRead
    }
    near: allNewsletter(filter: { id: { in: $nearestIds } }, sort: { month: ASC }) {
      nodes {
        ...NearLetter
      }
    }
    form(slug: { eq: "newsletter" }) {
      ...FormParts
    }
  }
`;
