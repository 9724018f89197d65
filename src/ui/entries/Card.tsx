import type { ReactNode } from 'react';
import { Heading } from '../primitives/Heading';
import { Picture } from '../primitives/Picture';
import { SiteLink } from '../primitives/SiteLink';
import * as styles from './Card.module.css';

interface CardProps {
  readonly picture?: Queries.PictureHalfFragment | null;
  /** In place of a picture: the figure of the entry. */
  readonly cover?: ReactNode;
  /** Background of the picture, if not the usual one. */
  readonly wash?: string | undefined;
  readonly family?: string | undefined;
  readonly meta: ReactNode;
  readonly title: string;
  readonly href: string;
  readonly text?: ReactNode;
  /** On phones, the picture small beside the words. */
  readonly isCompact?: boolean;
  /** Further links, beside that of the title. */
  readonly children?: ReactNode;
}

/** Card of a page with picture; all of it is a link. */
export function Card(props: CardProps) {
  const { picture, cover, wash, family, meta, title, href, text, children, isCompact } = props;
  return (
    <article
      className={isCompact ? `${styles.root} ${styles.compact}` : styles.root}
      data-family={family}
      data-wash={wash}
    >
      {picture ? <Picture picture={{ ...picture, alt: '' }} className={styles.picture} /> : null}
      {cover ? <div className={styles.cover}>{cover}</div> : null}
      <div className={styles.words}>
        {meta}
        <Heading level={3} size="sm">
          <SiteLink href={href} className={styles.link}>
            {title}
          </SiteLink>
        </Heading>
        {text ? <p className={styles.text}>{text}</p> : null}
        {children ? <div className={styles.more}>{children}</div> : null}
      </div>
    </article>
  );
}
