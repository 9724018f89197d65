import { graphql } from 'gatsby';
import type { EntryFigure as Figure } from '../../content-model/entry-figure';
import copy from '../../copy/changes.json';
import { fill } from '../../text/fillWords';
import { Card } from '../../ui/entries/Card';
import { Cards } from '../../ui/entries/Cards';
import { EntryFigure } from '../../ui/entry-figure/EntryFigure';
import { Day } from '../../ui/primitives/Day';
import { Meta } from '../../ui/primitives/Meta';
import { Section } from '../../ui/primitives/Section';
import { headlineOf } from './headlineOf';

interface NearMonthsProps {
  readonly months: readonly Queries.NearMonthFragment[];
}

/** The two months nearest to this one, with their figures. */
export const NearMonths = ({ months }: NearMonthsProps) => (
  <Section title={copy.nearTitle} size="xs" isTight>
    <Cards>
      {months.map((near) => (
        <Card
          key={near.path}
          cover={
            <EntryFigure figure={near.figure as unknown as Figure} size="card" id={near.path} />
          }
          meta={
            <Meta>
              <Day iso={near.month} />
              <span>{fill(copy.versionNumber, { version: near.version })}</span>
            </Meta>
          }
          title={headlineOf(near.title)}
          href={near.path}
          text={near.description}
        />
      ))}
    </Cards>
  </Section>
);

export const fragment = graphql`
  fragment NearMonth on WhatsNew {
    path
    title
    description
    month
    version
    figure
  }
`;
