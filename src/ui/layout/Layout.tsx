import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import copy from '../../copy/layout.json';
// Each by itself: what a sheet imports keeps the long names of tokens (src/gatsby/tokenNames.ts).
import '../../styles/tokens.css';
import '../../styles/print.css';
import '../../styles/forced-colors.css';
import '../../styles/global.css';
import { ConsentQuestion } from '../consent/ConsentQuestion';
import { Closing } from './Closing';
import { Footer } from './Footer';
import { Header } from './Header';
import { PromoBar } from './PromoBar';
import { SuspenseBoundaries } from './SuspenseBoundaries';
import * as styles from './Layout.module.css';

interface LayoutProps {
  readonly page: Queries.PageChromeFragment;
  readonly children: ReactNode;
}

/** Page with header and footer, as its frontmatter says. */
export function Layout({ page, children }: LayoutProps) {
  const { layout } = page;
  const closing = page.closing ?? page.kindClosing?.closing;
  const isDark = layout.nav === 'dark';
  return (
    <>
      <a href="#main" className={styles.skip}>
        {copy.skip}
      </a>
      <ConsentQuestion />
      <div data-theme={isDark ? 'dark' : undefined} className={styles.root}>
        {layout.nav === 'hidden' ? null : (
          <SuspenseBoundaries>
            <PromoBar />
            <Header isDark={isDark} hasFooter={layout.showFooter} />
          </SuspenseBoundaries>
        )}
        <main
          id="main"
          tabIndex={-1}
          className={styles.main}
          data-family={layout.family ?? undefined}
        >
          <SuspenseBoundaries>{children}</SuspenseBoundaries>
        </main>
        <SuspenseBoundaries>
          {closing ? <Closing closing={closing} isLast={!layout.showFooter} /> : null}
          {layout.showFooter ? <Footer /> : null}
        </SuspenseBoundaries>
      </div>
    </>
  );
}

export const fragment = graphql`
  fragment PageChrome on ContentPage {
    layout {
      nav
      showFooter
      family
    }
    closing {
      ...ClosingParts
    }
    kindClosing {
      closing {
        ...ClosingParts
      }
    }
  }
`;
