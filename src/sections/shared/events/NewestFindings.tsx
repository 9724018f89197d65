import { graphql } from 'gatsby';
import copy from './words.json';
import type { EntryFigure as Figure } from '../../../content-model/entry-figure';
import { fill } from '../../../text/fillWords';
import { inWords } from '../../../time/inWords';
import { Card } from '../../../ui/entries/Card';
import { Cards } from '../../../ui/entries/Cards';
import { EntryFigure } from '../../../ui/entry-figure/EntryFigure';
import { Meta } from '../../../ui/primitives/Meta';

interface NewestFindingsProps {
  /** Events that are over, newest first. */
  readonly past: readonly Queries.EventOverFragment[];
}

const HOW_MANY = 4;

/** What was found out at the events that were last, each by its figure. */
export const NewestFindings = ({ past }: NewestFindingsProps) => (
  <Cards>
    {past
      .filter(({ recap }) => recap)
      .slice(0, HOW_MANY)
      .map(({ path, figure, recap, venue, startsAt }, index) => (
        <Card
          key={path}
          cover={
            <EntryFigure figure={figure as unknown as Figure} size="card" id={`finding-${index}`} />
          }
          meta={
            <Meta>
              <span>
                {fill(copy.onYear, { city: venue.city, day: inWords(startsAt.slice(0, 10)) })}
              </span>
            </Meta>
          }
          title={recap?.title ?? ''}
          href={path}
        />
      ))}
  </Cards>
);

export const fragment = graphql`
  fragment EventOver on Event {
    ...EventEntry
    figure
  }
`;
