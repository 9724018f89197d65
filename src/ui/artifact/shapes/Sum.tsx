import type { ArtifactOf } from '../../../content-model/artifact';
import { Text } from '../../primitives/Text';
import * as styles from './Sum.module.css';

/** A calculation, its terms in a row where they fit. */
export const Sum = ({ terms }: ArtifactOf<'sum'>) => (
  <ol className={styles.root}>
    {terms.map(({ sign, text, name }) => (
      <li key={name} className={styles.term}>
        <Text as="span" look="figureLg" className={styles.number}>
          {sign ? <span className={styles.sign}>{sign} </span> : null}
          {text}
        </Text>
        <Text as="span" look="small">
          {name}
        </Text>
      </li>
    ))}
  </ol>
);
