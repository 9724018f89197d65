import { graphql } from 'gatsby';
import { Container } from '../../ui/primitives/Container';
import { choosePointed } from '../../ui/primitives/choosePointed';
import templates from '../../copy/templates.json';
import { Drawn as Read } from './read/Drawn';
import { ReleaseSide } from './ReleaseSide';
import * as styles from './ReleaseBody.module.css';

/** Text of a release with dateline, beside what editors take; then what became of it. */
export const ReleaseBody = (release: Queries.ReleaseBodyFragment) => (
  <>
    <Container className={styles.root}>
      <Read part="text" page={release} wrapper={{ className: styles.text }} />
      <aside id="editors" aria-label={templates.aside} className={styles.side}>
        <ReleaseSide editors={release.editors} />
      </aside>
    </Container>
    {release.pull || release.became ? (
      <Read part="rest" page={release} wrapper={{ onPointerOver: choosePointed }} />
    ) : null}
  </>
);

export const fragment = graphql`
  fragment ReleaseBody on PressRelease {
    ...ReleaseRead
    editors {
      quote
      files {
        text
        href
      }
    }
  }
`;
