import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import type { Passage } from '../content/Contents';
import { Onward } from '../entries/Onward';
import { Layout } from '../layout/Layout';
import { Article } from './Article';
import { ArticleMeta, type ArticleDates } from './ArticleMeta';
import { SideContents } from './SideContents';
import { Stage } from './Stage';

interface ArticlePageProps {
  readonly page: Queries.ArticlePageFragment & { readonly html: string };
  readonly onward: Queries.OnwardPagesFragment;
  readonly dates: ArticleDates;
  readonly passages: readonly Passage[];
  /** Texts outside the body that count toward the reading time. */
  readonly texts?: readonly string[];
  /** Name of the page in the breadcrumbs; its title by default. */
  readonly here?: ReactNode;
  readonly image?: Queries.PictureStageFragment | null;
  /** Stands above the contents, where no window is too low for it. */
  readonly by?: ReactNode;
  /** Stands below the contents. */
  readonly side?: ReactNode;
  readonly children: ReactNode;
}

/** Page of a long text: table of contents beside it, further pages below. */
export function ArticlePage(props: ArticlePageProps) {
  const { page, onward, dates, passages, texts = [], here, image, by, side, children } = props;
  const html = [page.html, ...texts].join(' ');
  return (
    <Layout page={page}>
      <Article
        crumbs={{ trail: page.hubs, here: here ?? page.title }}
        meta={<ArticleMeta {...dates} kind={page.kindTitle} html={html} />}
        title={page.title}
        lead={page.description}
        side={
          <>
            {by}
            <SideContents passages={passages} />
            {side}
          </>
        }
        sideOnSmall="before"
        after={<Onward {...onward} />}
      >
        {image ? <Stage picture={image} /> : null}
        {children}
      </Article>
    </Layout>
  );
}

export const fragment = graphql`
  fragment ArticlePage on ContentPage {
    ...PageHead
    ...PageChrome
    kindTitle
    hubs {
      ...ActionLink
    }
  }
`;
