import { useIsOffline } from '../../browser/useIsOffline';
import copy from '../../copy/notices.json';
import { Notice } from './Notice';
import * as styles from './Notice.module.css';

/** For a form with unsent text: says that there is no connection, as long as there is none. */
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
