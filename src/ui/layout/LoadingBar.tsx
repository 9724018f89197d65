import { loading, type Loading } from '../../browser/loading';
import { useStore } from '../../browser/useStore';
import copy from '../../copy/chrome.json';
import * as styles from './LoadingBar.module.css';

/** What the color of the bar means, for screen readers. Gatsby announces the new page. */
const words: Readonly<Partial<Record<Loading['state'], string>>> = {
  running: copy.loading.running,
  failed: copy.loading.failed,
};

/** Progress bar at the top of the window during navigation. */
export function LoadingBar() {
  const { state, percent } = useStore(loading);
  const isShown = state !== 'idle' && state !== 'waiting';
  return (
    <div role="status">
      <span className="visuallyHidden">{words[state]}</span>
      {isShown ? (
        <div
          role="presentation"
          className={`${styles.root} ${styles[state]}`}
          style={{ scale: `${percent / 100} 1` }}
        />
      ) : null}
    </div>
  );
}
