import { useId, type ReactNode } from 'react';
import type { z } from 'zod';
import type { openingWords } from '../../content-model/openingWords';
import { ActionList } from '../primitives/ActionList';
import { Breadcrumbs } from '../primitives/Breadcrumbs';
import { Container } from '../primitives/Container';
import { Heading } from '../primitives/Heading';
import { Text } from '../primitives/Text';
import { Wordmark } from '../primitives/Wordmark';
import { OpeningFacts } from './OpeningFacts';
import * as styles from './Opening.module.css';

export type OpeningWords = z.output<z.ZodObject<typeof openingWords>>;

const arrangements = {
  labeled: styles.labeled,
  lost: styles.lost,
  model: styles.model,
  record: styles.record,
  section: styles.section,
};

interface OpeningProps {
  readonly opening: OpeningWords;
  /** The picture, drawing or piece of the product that the arrangement has a place for. */
  readonly drawing?: ReactNode;
}

/**
 * First screen of a page that sells. All arrangements have the same parts in the same order; on a phone
 * they look the same too, with the drawing last.
 */
export function Opening({ opening, drawing }: OpeningProps) {
  const { arrangement, breadcrumbs, here, term, title, lead, source, actions, facts, proof } =
    opening;
  const heading = useId();
  const classes = [styles.root, arrangements[arrangement], opening.isOver ? styles.over : ''];
  return (
    <section
      aria-labelledby={heading}
      data-bar-off=""
      data-wash={opening.wash ?? 'family'}
      className={classes.filter(Boolean).join(' ')}
    >
      <Container className={styles.parts}>
        {breadcrumbs.length > 0 ? (
          <div className={styles.crumbs}>
            <Breadcrumbs trail={breadcrumbs} here={here ?? title} />
          </div>
        ) : null}
        <Heading level={1} size="page" id={heading} className={styles.title}>
          {term ? (
            <>
              <Text as="span" look="term" className={styles.term}>
                {term}
              </Text>{' '}
            </>
          ) : null}
          {title}
        </Heading>
        <div className={styles.words}>
          <Text look="lead" className={styles.lead}>
            {source ? lead.replace(/\.$/, '') : lead}
            {source ? <span className={styles.source}> ({source})</span> : null}
            {source ? '.' : null}
          </Text>
          <ActionList actions={actions} />
        </div>
        <div className={styles.side}>
          <OpeningFacts facts={facts} />
          {proof ? (
            <div className={styles.proof}>
              <Wordmark customer={proof.customer} className={styles.wordmark} />
              <Text look="small" isSoft>
                {proof.text}
              </Text>
            </div>
          ) : null}
        </div>
        {drawing ? <div className={styles.drawing}>{drawing}</div> : null}
      </Container>
    </section>
  );
}
