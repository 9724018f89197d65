import { graphql } from 'gatsby';
import { useId } from 'react';
import copy from './words.json';
import templates from '../../copy/templates.json';
import { Contents, type Passage } from '../../ui/content/Contents';
import { SiteLink } from '../../ui/primitives/SiteLink';
import * as styles from './KnowledgeSide.module.css';

interface KnowledgeSideProps {
  readonly topics: readonly Queries.KnowledgeTopicFragment[];
  /** Address of the current topic. */
  readonly here: string;
  readonly passages: readonly Passage[];
}

/** All topics, with the passages of the current one. */
export function KnowledgeSide({ topics, here, passages }: KnowledgeSideProps) {
  const label = useId();
  return (
    <div>
      <p id={label} className={styles.title}>
        {copy.topics}
      </p>
      <ul aria-labelledby={label} className={styles.topics}>
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
}

export const fragment = graphql`
  fragment KnowledgeTopic on KnowledgeBase {
    path
    title
  }
`;
