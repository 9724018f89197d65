import { claimSource } from '../../../format/claimSource';
import { fill } from '../../../text/fillWords';
import copy from './words.json';
import { ArrowLink } from '../../../ui/primitives/ArrowLink';
import { Picture } from '../../../ui/primitives/Picture';
import { Portrait } from '../../../ui/primitives/Portrait';
import { Section } from '../../../ui/primitives/Section';
import { Split } from '../../../ui/primitives/Split';
import { Text } from '../../../ui/primitives/Text';
import { QuoteBy } from '../../../ui/content/QuoteBy';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { quote as schema } from './schema';
import * as styles from './Quote.module.css';

/** Variants: plain type, with a large portrait, or on stone with a model picture. */
export function Quote(quote: SectionProps<typeof schema>) {
  const { anchor, variant, text, person, customer, claim, image, link } = quote;
  const isLarge = variant === 'large';
  const more = link ? (
    <ArrowLink href={link.href} className={styles.more}>
      {link.text}
    </ArrowLink>
  ) : null;
  const figure = (
    <figure>
      <blockquote className={isLarge ? styles.large : styles.text}>{text}</blockquote>
      <QuoteBy
        person={person}
        customer={variant === 'plain' || isLarge ? customer : null}
        showFace={!isLarge}
      />
      {claim ? (
        <div className={styles.proof}>
          <Text as="b" look="figureLg">
            {claim.figure}
          </Text>
          <Text look="source">
            {claim.claim}. {claimSource(claim)}
          </Text>
        </div>
      ) : null}
    </figure>
  );
  return (
    <Section
      title={fill(copy.title, { company: person.company })}
      anchor={anchor}
      head="hidden"
      ground={variant === 'band' ? 'stone' : 'paper'}
    >
      {isLarge ? (
        <Split ratio="4:8" align="center">
          <Portrait person={person} variant="large" />
          {figure}
        </Split>
      ) : (
        <div className={styles[variant]}>
          {figure}
          {image ? (
            <div className={styles.model}>
              <Picture picture={image} />
              {more}
            </div>
          ) : null}
        </div>
      )}
    </Section>
  );
}
