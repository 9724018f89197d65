import { askScript } from '../../consent/browser/asked';
import { answer, choosing, question } from '../../consent/browser/state';
import { useHydrated } from '../../browser/useHydrated';
import { useStore } from '../../browser/useStore';
import { choosable } from '../../consent/categories.ts';
import copy from '../../copy/consentQuestion.json';
import { Button } from '../primitives/Button';
import { SiteLink } from '../primitives/SiteLink';
import { looks } from '../primitives/Text';
import * as styles from './ConsentQuestion.module.css';

/**
 * First consent question: all, none, or by category. It replaces the announcement above the page
 * and covers nothing; yes and no have equal weight. Style sheets pick the wording that fits the
 * browser’s signal, so that it is right before scripts run.
 */
export function ConsentQuestion() {
  const isHydrated = useHydrated();
  const isAsked = useStore(question) === 'asked';
  if (!isAsked) return null;
  return (
    <>
      {isHydrated ? null : <script dangerouslySetInnerHTML={{ __html: askScript }} />}
      <section aria-label={copy.label} className={styles.root} data-nosnippet="">
        <div className={`${styles.card} ${looks.source}`}>
          <p>
            <span className={styles.unheard}>
              <b>{copy.title}</b> {copy.text}
            </span>
            <span className={styles.heard}>
              <b>{copy.heard.title}</b> {copy.heard.text}
            </span>{' '}
            <SiteLink href={copy.policyHref}>{copy.policy}</SiteLink>
          </p>
          <div className={styles.buttons}>
            <Button variant="ink" size="small" onClick={() => answer(choosable)}>
              {copy.accept}
            </Button>
            <Button variant="ink" size="small" onClick={() => answer([])}>
              {copy.reject}
            </Button>
            <Button variant="quiet" size="small" onClick={() => choosing.set(true)}>
              {copy.choose}
            </Button>
          </div>
        </div>
      </section>
    </>
  );
}
