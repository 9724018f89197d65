import { Portrait } from '../primitives/Portrait';
import { Wordmark } from '../primitives/Wordmark';
import { looks } from '../primitives/Text';
import * as styles from './QuoteBy.module.css';

interface QuoteByProps {
  readonly person: Queries.PersonPortraitFragment;
  /** False where a larger portrait stands beside the quote. */
  readonly showFace?: boolean;
  /** Customer whose logo ends the line. */
  readonly customer?: Queries.CustomerWordmarkFragment | null;
}

/** Speaker of a quote: portrait, name, role and company. */
export function QuoteBy({ person, customer, showFace = true }: QuoteByProps) {
  return (
    <figcaption className={`${styles.root} ${looks.nav}`}>
      {showFace ? <Portrait person={person} /> : null}
      <p className={styles.words}>
        <b className={styles.name}>{person.name}</b>
        {person.role}, {person.company}
      </p>
      {customer ? <Wordmark customer={customer} className={styles.wordmark} /> : null}
    </figcaption>
  );
}
