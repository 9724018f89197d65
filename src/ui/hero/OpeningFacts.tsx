import { Text } from '../primitives/Text';
import type { OpeningWords } from './Opening';
import words from './words.json';
import * as styles from './OpeningFacts.module.css';

/** The four facts: for whom, what it does, with what, by when. */
export const OpeningFacts = ({ facts }: Pick<OpeningWords, 'facts'>) => (
  <dl className={styles.root}>
    {facts.map(({ label, text }, place) => (
      <div key={text} className={styles.fact}>
        <Text as="dt" look="small" isSoft>
          {label ?? words.facts[place]}
        </Text>
        <Text as="dd" look="label">
          {text}
        </Text>
      </div>
    ))}
  </dl>
);
