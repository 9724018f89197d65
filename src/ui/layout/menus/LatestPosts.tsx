import { useId } from 'react';
import { Day } from '../../primitives/Day';
import { Picture } from '../../primitives/Picture';
import { SiteLink } from '../../primitives/SiteLink';
import { Text } from '../../primitives/Text';
import * as styles from './LatestPosts.module.css';

export interface Post {
  readonly href: string;
  readonly title: string;
  readonly date: string;
  readonly image: Queries.PictureSmallFragment | null;
}

interface LatestPostsProps {
  readonly title: string;
  readonly posts: readonly Post[];
}

/** Newest posts of blog or newsroom. */
export function LatestPosts({ title, posts }: LatestPostsProps) {
  const id = useId();
  return (
    <div className={styles.root}>
      <Text look="source" id={id} className={styles.head}>
        {title}
      </Text>
      <ul aria-labelledby={id} className={styles.list}>
        {posts.map((post) => (
          <li key={post.href}>
            <SiteLink href={post.href} className={styles.link}>
              <span className={styles.picture}>
                {post.image ? <Picture picture={{ ...post.image, alt: '' }} /> : null}
              </span>
              <Text as="span" look="source">
                <Text as="b" look="name" className={styles.title}>
                  {post.title}
                </Text>{' '}
                <Day iso={post.date} />
              </Text>
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
