import { graphql } from 'gatsby';
import type { EntryFigure as Figure } from '../../../content-model/entry-figure';
import copy from '../../../copy/newsletter.json';
import { fill } from '../../../text/fillWords';
import { Card } from '../../../ui/entries/Card';
import { EntryFigure } from '../../../ui/entry-figure/EntryFigure';
import { Day } from '../../../ui/primitives/Day';
import { Meta } from '../../../ui/primitives/Meta';

interface NearLettersProps {
  readonly letters: readonly Queries.NearLetterFragment[];
}

/** The letters nearest to one, as cards. */
export const NearLetters = ({ letters }: NearLettersProps) =>
  letters.map((letter) => (
    <Card
      key={letter.path}
      cover={
        <EntryFigure figure={letter.figure as unknown as Figure} size="card" id={letter.month} />
      }
      meta={
        <Meta>
          <Day iso={letter.month} />
        </Meta>
      }
      title={letter.title}
      href={letter.path}
      text={fill(copy.takes, letter.check)}
    />
  ));

export const fragment = graphql`
  fragment NearLetter on Newsletter {
    path
    month
    title
    figure
    check {
      minutes
      bring
    }
  }
`;
