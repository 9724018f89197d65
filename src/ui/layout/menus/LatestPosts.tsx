import { useId } from 'react';
import { Day } from '../../primitives/Day';
import { Picture } from '../../primitives/Picture';
import { SiteLink } from '../../primitives/SiteLink';
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
      <p id={id} className={styles.head}>
        {title}
      </p>
      <ul aria-labelledby={id} className={styles.list}>
        {posts.map((post) => (
          <li key={post.href}>
            <SiteLink href={post.href} className={styles.link}>
              <span className={styles.picture}>
                {post.image ? <Picture picture={{ ...post.image, alt: '' }} /> : null}
              </span>
              <span>
                <b className={styles.title}>{post.title}</b> <Day iso={post.date} />
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
