import { graphql } from 'gatsby';
import copy from './words.json';
import templates from '../../copy/templates.json';
import { Contents, type Passage } from '../../ui/content/Contents';
import { Heading } from '../../ui/primitives/Heading';
import { SiteLink } from '../../ui/primitives/SiteLink';
import * as styles from './KnowledgeSide.module.css';

interface KnowledgeSideProps {
  readonly topics: readonly Queries.KnowledgeTopicFragment[];
  /** Address of the current topic. */
  readonly here: string;
  readonly passages: readonly Passage[];
}

/** All topics, with the passages of the current one. */
export const KnowledgeSide = ({ topics, here, passages }: KnowledgeSideProps) => (
  <div>
    <Heading level={2} size="label" className={styles.title}>
      {copy.topics}
    </Heading>
    <ul className={styles.topics}>
      {topics.map(({ path, title }) => (
        <li key={path} className={styles.topic}>
          {path === here ? (
            <>
              <span aria-current="page" className={styles.here}>
                {title}
              </span>
              <div className={styles.contents}>
                <Contents label={templates.contents} passages={passages} />
              </div>
            </>
          ) : (
            <SiteLink href={path} className={styles.link}>
              {title}
            </SiteLink>
          )}
        </li>
      ))}
    </ul>
  </div>
);

export const fragment = graphql`
  fragment KnowledgeTopic on KnowledgeBase {
    path
    title
  }
`;
