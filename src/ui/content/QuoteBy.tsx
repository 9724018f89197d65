import { Portrait } from '../primitives/Portrait';
import { Wordmark } from '../primitives/Wordmark';
import * as styles from './QuoteBy.module.css';

interface QuoteByProps {
  readonly person: Queries.PersonPortraitFragment;
  /** Left out where a larger one stands beside the words. */
  readonly showFace?: boolean;
  /** Its wordmark stands at the end of the line. */
  readonly customer?: Queries.CustomerWordmarkFragment | null;
}

/** Who said it: face, name, role and company, under the quotation in its figure. */
export function QuoteBy({ person, customer, showFace = true }: QuoteByProps) {
  return (
    <figcaption className={styles.root}>
      {showFace ? <Portrait person={person} /> : null}
      <p className={styles.words}>
        <b className={styles.name}>{person.name}</b>
        {person.role}, {person.company}
      </p>
      {customer ? <Wordmark customer={customer} className={styles.wordmark} /> : null}
    </figcaption>
  );
}
