import copy from '../../copy/chrome.json';
import * as styles from './LastResort.module.css';

/** Shown if the error page fails: plain HTML that cannot fail. */
export const LastResort = () => (
  <main className={styles.root}>
    <h1>{copy.lastResort.title}</h1>
    <a href="/">{copy.lastResort.home}</a>
  </main>
);
