import { fill } from '../../../text/fillWords';
import copy from './words.json';
import { ArrowLink } from '../../../ui/primitives/ArrowLink';
import { Picture } from '../../../ui/primitives/Picture';
import { Portrait } from '../../../ui/primitives/Portrait';
import { Prose } from '../../../ui/primitives/Prose';
import { Section } from '../../../ui/primitives/Section';
import { Wordmark } from '../../../ui/primitives/Wordmark';
import { QuoteBy } from '../../../ui/content/QuoteBy';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { quote as schema } from './schema';
import * as styles from './Quote.module.css';

/** Variants: plain type, with portrait, on stone with a model picture, or as a short case. */
export function Quote(quote: SectionProps<typeof schema>) {
  const { anchor, variant, text, person, customer, image, note, link } = quote;
  const isCase = variant === 'case';
  const more = link ? (
    <ArrowLink href={link.href} className={styles.more}>
      {link.text}
    </ArrowLink>
  ) : null;
  return (
    <Section
      title={fill(copy.title, { company: person.company })}
      anchor={anchor}
      head="hidden"
      ground={variant === 'band' ? 'stone' : 'paper'}
    >
      <div className={isCase ? styles.brief : styles[variant as keyof typeof styles]}>
        {variant === 'portrait' ? <Portrait person={person} variant="tile" tone="amber" /> : null}
        <figure>
          {isCase && customer ? <Wordmark customer={customer} className={styles.wordmark} /> : null}
          <blockquote className={styles.text}>{text}</blockquote>
          <QuoteBy
            person={person}
            customer={variant === 'plain' ? customer : null}
            showFace={variant !== 'portrait'}
          />
          {isCase ? (
            <div className={styles.result}>
              {note ? <Prose html={note} /> : null}
              {more}
            </div>
          ) : null}
        </figure>
        {image ? (
          <div className={styles.model}>
            <Picture picture={image} />
            {isCase ? null : more}
          </div>
        ) : null}
      </div>
    </Section>
  );
}
