import { Drawing } from '../../../../ui/product-ui/Drawing';
import { Heading } from '../../../../ui/primitives/Heading';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { askedScreen } from './schema';
import * as styles from './Ask.module.css';

interface AskProps {
  readonly ask: SectionProps<typeof askedScreen>['asking']['asks'][number];
  /** Number of the choice, from 1. */
  readonly place: number;
}

/** Question with the screen that answers it, or why no screen does. */
export const Ask = ({ ask, place }: AskProps) => (
  <div data-choice={place} className={styles.root}>
    <div className={styles.words}>
      <p className={styles.who}>{ask.who}</p>
      <Heading level={2} size="md">
        {ask.question}
      </Heading>
      <p>{ask.answer}</p>
      {ask.takes ? <p className={styles.takes}>{ask.takes}</p> : null}
    </div>
    {ask.drawing ? (
      <Drawing drawing={ask.drawing} />
    ) : (
      <ul className={styles.blind}>
        {ask.blind.map(({ what, why }) => (
          <li key={what} className={styles.spot}>
            <b>{what}</b>
            <span className={styles.why}>{why}</span>
          </li>
        ))}
      </ul>
    )}
  </div>
);
