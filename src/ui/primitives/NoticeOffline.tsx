import { useIsOffline } from '../../browser/useIsOffline';
import copy from '../../copy/notices.json';
import { Notice } from './Notice';
import * as styles from './Notice.module.css';

/** Offline notice for a form with unsent text. */
export function NoticeOffline() {
  const isOffline = useIsOffline();
  return (
    <div role="status" className={styles.live}>
      {isOffline ? (
        <Notice tone="plain" icon="wifi-off" title={copy.offline.title}>
          {copy.offline.text}
        </Notice>
      ) : null}
    </div>
  );
}
