import { graphql } from 'gatsby';
import type { EntryFigure as Figure } from '../../../content-model/entry-figure';
import { QuoteBy } from '../../../ui/content/QuoteBy';
import { EntryFigure } from '../../../ui/entry-figure/EntryFigure';
import { Container } from '../../../ui/primitives/Container';
import { Heading } from '../../../ui/primitives/Heading';
import { Split } from '../../../ui/primitives/Split';
import { Text } from '../../../ui/primitives/Text';
import * as styles from './ReleasePull.module.css';

interface ReleasePullProps {
  readonly pull: Queries.ReleasePullFragment;
  /** Beside the quote. */
  readonly second: unknown;
}

/** A quote taken out of the text, on ink: beside it a second figure, or who said it. */
export function ReleasePull({ pull: { title, text, person }, second }: ReleasePullProps) {
  const quote = (
    <figure className={second ? styles.quote : `${styles.quote} ${styles.alone}`}>
      <Heading level={2} size="sm" className={styles.title}>
        {title}
      </Heading>
      <Text as="blockquote" look="figureLg">
        {text}
      </Text>
      <QuoteBy person={person} showFace />
    </figure>
  );
  return (
    <section data-theme="dark" className={styles.root}>
      <Container>
        {second ? (
          <Split ratio="5:7" align="center">
            {quote}
            <EntryFigure figure={second as Figure} size="page" id="second" />
          </Split>
        ) : (
          quote
        )}
      </Container>
    </section>
  );
}

export const fragment = graphql`
  fragment ReleasePull on PressReleasePull {
    title
    text
    person {
      ...PersonPortrait
    }
  }
`;
