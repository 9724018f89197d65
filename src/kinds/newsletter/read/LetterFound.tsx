import { graphql } from 'gatsby';
import type { EntryFigure as Figure } from '../../../content-model/entry-figure';
import { EntryFigure } from '../../../ui/entry-figure/EntryFigure';
import { groundOf } from '../../../ui/entry-figure/ground';
import { Prose } from '../../../ui/primitives/Prose';
import { Section } from '../../../ui/primitives/Section';
import { Split } from '../../../ui/primitives/Split';
import * as styles from './LetterFound.module.css';

/** What readers found, next to the figure of the letter. */
export function LetterFound({ found, figure: data }: Queries.LetterFoundFragment) {
  const figure = data as unknown as Figure;
  return (
    <Section title={found.title} size="lg" isTight>
      <Split ratio="8:4" align="center">
        <div className={styles.panel} {...groundOf(figure)}>
          <EntryFigure figure={figure} size="page" id="figure" />
        </div>
        <Prose html={found.text} />
      </Split>
    </Section>
  );
}

export const fragment = graphql`
  fragment LetterFound on Newsletter {
    figure
    found {
      title
      text
    }
  }
`;
