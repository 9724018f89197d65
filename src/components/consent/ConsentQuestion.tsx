import copy from '../../copy/consent.json';
import { Button } from '../primitives/Button';
import * as styles from './ConsentQuestion.module.css';

interface ConsentQuestionProps {
  readonly onAccept: () => void;
  readonly onReject: () => void;
  readonly onChoose: () => void;
}

/**
 * The first question: all, nothing, or one by one. It lies above the page, in the place of the
 * announcement, and covers nothing. Yes and no weigh the same. Of its two wordings the style shows
 * the one that fits the browser's signal, so that it is right before scripts are there.
 */
export const ConsentQuestion = ({ onAccept, onReject, onChoose }: ConsentQuestionProps) => (
  <section aria-label={copy.label} className={styles.root} data-nosnippet="">
    <div className={styles.card}>
      <p>
        <span className={styles.unheard}>
          <b>{copy.title}</b> {copy.text}
        </span>
        <span className={styles.heard}>
          <b>{copy.heard.title}</b> {copy.heard.text}
        </span>{' '}
        {/* Outside of the router, a link of its own would not know on which page it is. */}
        <a href={copy.policyHref}>{copy.policy}</a>
      </p>
      <div className={styles.buttons}>
        <Button variant="ink" size="small" onClick={onAccept}>
          {copy.accept}
        </Button>
        <Button variant="ink" size="small" onClick={onReject}>
          {copy.reject}
        </Button>
        <Button variant="quiet" size="small" onClick={onChoose}>
          {copy.choose}
        </Button>
      </div>
    </div>
  </section>
);
