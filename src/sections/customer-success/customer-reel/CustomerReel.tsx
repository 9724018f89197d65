import { useId, useRef } from 'react';
import copy from '../words.json';
import { ArrowLink } from '../../../ui/primitives/ArrowLink';
import { Container } from '../../../ui/primitives/Container';
import { Heading } from '../../../ui/primitives/Heading';
import { Icon } from '../../../ui/primitives/Icon';
import { Scripted } from '../../../ui/primitives/Scripted';
import { Text } from '../../../ui/primitives/Text';
import { Wordmark } from '../../../ui/primitives/Wordmark';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { customerReel } from './schema';
import * as styles from './CustomerReel.module.css';

/** Share of the visible width that a button scrolls. */
const STEP = 0.8;

/** Scrolls by touch, keys or buttons, never by itself. */
export function CustomerReel({ title, lead, anchor, frames }: SectionProps<typeof customerReel>) {
  const heading = useId();
  const row = useRef<HTMLDivElement>(null);
  const move = (way: 1 | -1): void => {
    row.current?.scrollBy({ left: way * STEP * row.current.clientWidth });
  };
  return (
    <section id={anchor} aria-labelledby={heading} className={styles.root}>
      <Container>
        <div className={styles.head}>
          <div>
            <Heading level={2} size="lg" id={heading}>
              {title}
            </Heading>
            {lead ? (
              <Text look="lead" className={styles.lead}>
                {lead}
              </Text>
            ) : null}
          </div>
          <Scripted className={styles.buttons}>
            <button
              type="button"
              aria-label={copy.back}
              className={styles.button}
              onClick={() => move(-1)}
            >
              <Icon name="arrow-left" />
            </button>{' '}
            <button
              type="button"
              aria-label={copy.on}
              className={styles.button}
              onClick={() => move(1)}
            >
              <Icon name="arrow-right" />
            </button>
          </Scripted>
        </div>
      </Container>
      <div
        ref={row}
        role="region"
        aria-label={copy.reel}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls has to be reached
        tabIndex={0}
        className={`scroll ${styles.row}`}
      >
        <ul className={styles.list}>
          {frames.map(({ customer, estate, wish, state, link }) => (
            <li key={customer.name} className={styles.frame}>
              <Wordmark customer={customer} className={styles.wordmark} />
              <p className={styles.estate}>{estate}</p>
              <p className={styles.wish}>{wish}</p>
              <p className={styles.state}>{state}</p>
              {link ? <ArrowLink href={link.href}>{link.text}</ArrowLink> : null}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
