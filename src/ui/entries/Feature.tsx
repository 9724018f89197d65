import type { ReactNode } from 'react';
import { Heading } from '../primitives/Heading';
import { Meta } from '../primitives/Meta';
import { Picture } from '../primitives/Picture';
import { SiteLink } from '../primitives/SiteLink';
import { Text } from '../primitives/Text';
import * as styles from './Feature.module.css';

interface FeatureProps {
  /** Hue of the base of its model; `family` is that of the product family. */
  readonly wash: string;
  readonly family?: string | undefined;
  /** Above the name: kind, date, place. */
  readonly meta: ReactNode;
  readonly title: string;
  readonly href: string;
  readonly text: string;
  /** Below the text, for example a figure. */
  readonly children?: ReactNode;
  /** Link to it. */
  readonly action: ReactNode;
  readonly picture: Queries.PictureHalfFragment | null;
}

/** Featured entry of a list: large, text beside its model picture. */
export function Feature(props: FeatureProps) {
  const { wash, family, meta, title, href, text, children, action, picture } = props;
  return (
    <article className={styles.root} data-family={family} data-wash={wash}>
      <div className={styles.words}>
        <Meta isOnColor>{meta}</Meta>
        <Heading level={2} size="lg" className={styles.title}>
          <SiteLink href={href} className={styles.link}>
            {title}
          </SiteLink>
        </Heading>
        <Text isSoft>{text}</Text>
        {children}
        {action}
      </div>
      {picture ? (
        // The words beside it describe it.
        <Picture picture={{ ...picture, alt: '' }} isFirst className={styles.model} />
      ) : null}
    </article>
  );
}
