import { graphql } from 'gatsby';
import type { EntryFigure as Figure } from '../../content-model/entry-figure';
import copy from '../../copy/newsletter.json';
import { fill } from '../../text/fillWords';
import { Card } from '../../ui/entries/Card';
import { EntryFigure } from '../../ui/entry-figure/EntryFigure';
import { Form } from '../../ui/forms/Form';
import { Day } from '../../ui/primitives/Day';
import { Meta } from '../../ui/primitives/Meta';
import { Section } from '../../ui/primitives/Section';
import * as styles from './LetterEnd.module.css';

interface LetterEndProps {
  readonly form: Queries.FormPartsFragment | null;
  /** The two letters nearest to this one. */
  readonly near: readonly Queries.NearLetterFragment[];
}

/** Where the next letter may go, and the two letters nearest to this one. */
export const LetterEnd = ({ form, near }: LetterEndProps) => (
  <Section
    title={copy.title}
    lead={copy.text}
    anchor="next-letter"
    size="md"
    isTight
    className={styles.section}
  >
    <div className={styles.root}>
      {form ? (
        <div className={styles.form}>
          <Form form={form} labelledBy="next-letter" />
        </div>
      ) : null}
      {near.map((letter) => (
        <Card
          key={letter.path}
          cover={
            <EntryFigure
              figure={letter.figure as unknown as Figure}
              size="card"
              id={letter.month}
            />
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
      ))}
    </div>
  </Section>
);

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
