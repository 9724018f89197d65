import copy from '../../copy/newsroom.json';
import { ArrowLink } from '../primitives/ArrowLink';
import { Day } from '../primitives/Day';
import { Heading } from '../primitives/Heading';
import { Meta } from '../primitives/Meta';
import { Picture } from '../primitives/Picture';
import { SiteLink } from '../primitives/SiteLink';
import { Tag } from '../primitives/Tag';
import { Text } from '../primitives/Text';
import type { Release } from './ReleaseRows';
import * as styles from './FeaturedRelease.module.css';

export interface Featured extends Release {
  readonly description: string;
  readonly image: Queries.PictureHalfFragment | null;
}

interface FeaturedReleaseProps {
  readonly release: Featured;
  /** Product family whose hue it takes. */
  readonly family: string;
}

/** The newest release, large. */
export function FeaturedRelease({ release, family }: FeaturedReleaseProps) {
  const { path, title, description, date, topic, image } = release;
  return (
    <article className={styles.root} data-family={family}>
      <div className={styles.text}>
        <Meta isOnColor>
          <Tag variant="family">{copy.tags[topic as keyof typeof copy.tags]}</Tag>
          <Day iso={date} />
        </Meta>
        <Heading level={2} size="lg" className={styles.title}>
          <SiteLink href={path} className={styles.link}>
            {title}
          </SiteLink>
        </Heading>
        <Text isSoft>{description}</Text>
        <ArrowLink href={path}>{copy.read}</ArrowLink>
      </div>
      {image ? <Picture picture={image} isFirst className={styles.model} /> : null}
    </article>
  );
}
