import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import copy from '../../copy/layout.json';
import '../../styles/global.css';
import { Footer } from './Footer';
import { Header } from './Header';
import * as styles from './Layout.module.css';

interface LayoutProps {
  readonly layout: Queries.PageChromeFragment;
  readonly children: ReactNode;
}

/** A page between its navigation and its footer, as its frontmatter asks for them. */
export function Layout({ layout, children }: LayoutProps) {
  return (
    <>
      <a href="#main" className={styles.skip}>
        {copy.skip}
      </a>
      {layout.nav === 'hidden' ? null : <Header tone={layout.nav === 'dark' ? 'dark' : 'light'} />}
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {layout.showFooter ? <Footer /> : null}
    </>
  );
}

export const fragment = graphql`
  fragment PageChrome on PageLayout {
    nav
    showFooter
  }
`;
