import { loading, type Loading } from '../../browser/loading';
import { useStore } from '../../browser/useStore';
import copy from '../../copy/chrome.json';
import * as styles from './LoadingBar.module.css';

/** In words what the color of the bar says. The page that comes is announced by Gatsby. */
const words: Readonly<Partial<Record<Loading['state'], string>>> = {
  running: copy.loading.running,
  failed: copy.loading.failed,
};

/** The thin line on top of the window while a page is on its way. */
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
