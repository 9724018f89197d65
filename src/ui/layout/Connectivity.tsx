import { loadError, type LoadError } from '../../browser/loadError';
import { useStore } from '../../browser/useStore';
import copy from '../../copy/chrome.json';
import { Icon } from '../primitives/Icon';
import { Notice } from '../primitives/Notice';
import * as styles from './Connectivity.module.css';

/** Message for a page that failed to load. Its link loads the page in full. */
function LoadErrorNotice({ current }: { readonly current: LoadError }) {
  if (current.is === 'offline') {
    return (
      <Notice tone="plain" icon="wifi-off" title={copy.offline.title}>
        {copy.offline.text}
      </Notice>
    );
  }
  return (
    <Notice tone="error" title={copy.failed.title}>
      {copy.failed.text} <a href={current.href}>{copy.failed.action}</a>
    </Notice>
  );
}

/** Live region for pages that cannot be loaded; empty otherwise. */
export function Connectivity() {
  const current = useStore(loadError);
  // The region precedes its words, or screen readers would not read them.
  return (
    <div role="status">
      {current ? (
        <div className={styles.root}>
          <LoadErrorNotice current={current} />
          <button
            type="button"
            className={styles.close}
            aria-label={copy.dismiss}
            onClick={() => loadError.set(null)}
          >
            <Icon name="x" />
          </button>
        </div>
      ) : null}
    </div>
  );
}
