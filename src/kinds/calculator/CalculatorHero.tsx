import { graphql } from 'gatsby';
import { useId } from 'react';
import copy from '../../copy/roi.json';
import { ArrowLink } from '../../ui/primitives/ArrowLink';
import { Container } from '../../ui/primitives/Container';
import { Heading } from '../../ui/primitives/Heading';
import { Picture } from '../../ui/primitives/Picture';
import { Text } from '../../ui/primitives/Text';
import { resultId } from './ids';
import * as styles from './CalculatorHero.module.css';

/** Heading, with a model picture that stands on the result on wide screens. */
export function CalculatorHero({ title, lead, image }: Queries.CalculatorHeroFragment) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.root}>
      <Container className={styles.inner}>
        <Heading level={1} size="page" id={heading} className={styles.title}>
          {title}
        </Heading>
        <Text look="lead" className={styles.lead}>
          {lead}
        </Text>
        <ArrowLink href={`#${resultId}`} className={styles.jump}>
          {copy.jump}
        </ArrowLink>
        {image ? <Picture picture={image} className={styles.model} /> : null}
      </Container>
    </section>
  );
}

// The picture loads lazily, since small screens do not show it.
export const fragment = graphql`
  fragment CalculatorHero on Calculator {
    title
    lead
    image {
      alt
      src {
        childImageSharp {
          gatsbyImageData(
            layout: CONSTRAINED
            width: 860
            breakpoints: [430, 640, 860]
            sizes: "430px"
          )
        }
      }
    }
  }
`;
