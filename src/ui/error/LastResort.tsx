import copy from '../../copy/chrome.json';
import * as styles from './LastResort.module.css';

/** What is left where the error page fails as well: nothing that could fail again. */
export const LastResort = () => (
  <main className={styles.root}>
    <h1>{copy.lastResort.title}</h1>
    <a href="/">{copy.lastResort.home}</a>
  </main>
);
