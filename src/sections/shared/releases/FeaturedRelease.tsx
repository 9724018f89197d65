import copy from '../../../copy/newsroom.json';
import { Feature } from '../../../ui/entries/Feature';
import { ArrowLink } from '../../../ui/primitives/ArrowLink';
import { Day } from '../../../ui/primitives/Day';
import { Tag } from '../../../ui/primitives/Tag';
import type { Release } from './ReleaseRows';

export interface Featured extends Release {
  readonly description: string;
  readonly image: Queries.PictureHalfFragment | null;
}

interface FeaturedReleaseProps {
  readonly release: Featured;
  /** Product family, for the hue. */
  readonly family: string;
}

/** Newest press release, large. */
export function FeaturedRelease({ release, family }: FeaturedReleaseProps) {
  const { path, title, description, date, topic, image } = release;
  return (
    <Feature
      wash="family"
      family={family}
      meta={
        <>
          <Tag variant="family">{copy.tags[topic as keyof typeof copy.tags]}</Tag>
          <Day iso={date} />
        </>
      }
      title={title}
      href={path}
      text={description}
      action={<ArrowLink href={path}>{copy.read}</ArrowLink>}
      picture={image}
    />
  );
}
