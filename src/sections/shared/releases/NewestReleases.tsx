import { graphql } from 'gatsby';
import type { EntryFigure as Figure } from '../../../content-model/entry-figure';
import copy from '../../../copy/newsroom.json';
import { Card } from '../../../ui/entries/Card';
import { EntryFigure } from '../../../ui/entry-figure/EntryFigure';
import { Day } from '../../../ui/primitives/Day';
import { Meta } from '../../../ui/primitives/Meta';
import { Tag } from '../../../ui/primitives/Tag';
import * as styles from './NewestReleases.module.css';

interface NewestReleasesProps {
  readonly releases: readonly Queries.NewestReleaseFragment[];
}

/** The newest press releases with their figures. */
export const NewestReleases = ({ releases }: NewestReleasesProps) => (
  <section aria-labelledby="newest" className={styles.root}>
    <h2 id="newest" className="visuallyHidden">
      {copy.featured}
    </h2>
    {releases.map(({ path, title, description, date, topic, figure }, index) => (
      <Card
        key={path}
        cover={
          <EntryFigure figure={figure as unknown as Figure} size="card" id={`newest-${index}`} />
        }
        meta={
          <Meta>
            <Tag>{copy.tags[topic as keyof typeof copy.tags]}</Tag>
            <Day iso={date} />
          </Meta>
        }
        title={title}
        href={path}
        text={description}
      />
    ))}
  </section>
);

export const fragment = graphql`
  fragment NewestRelease on PressRelease {
    path
    title
    description
    date
    topic
    figure
  }
`;
