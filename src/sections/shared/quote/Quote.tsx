import { fill } from '../../../text/fillWords';
import copy from './words.json';
import { Picture } from '../../../ui/primitives/Picture';
import { Portrait } from '../../../ui/primitives/Portrait';
import { Section } from '../../../ui/primitives/Section';
import { Split } from '../../../ui/primitives/Split';
import { QuoteBy } from '../../../ui/content/QuoteBy';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { quote as schema } from './schema';
import * as styles from './Quote.module.css';

/** Variants: plain type, with a large portrait, or on stone with a model picture. */
export function Quote(quote: SectionProps<typeof schema>) {
  const { variant, text, person, customer, image } = quote;
  const isLarge = variant === 'large';
  const figure = (
    <figure>
      <blockquote className={isLarge ? styles.large : styles.text}>{text}</blockquote>
      <QuoteBy
        person={person}
        customer={variant === 'plain' || isLarge ? customer : null}
        showFace={!isLarge}
      />
    </figure>
  );
  return (
    <Section
      title={fill(copy.title, { company: person.company })}
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
            </div>
          ) : null}
        </div>
      )}
    </Section>
  );
}
