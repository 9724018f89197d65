import * as styles from './Proof.module.css';

/** Proof of a finished job: photo, signature, time and cost. */
export function Proof({ text }: { readonly text: string }) {
  return (
    <span className={styles.root}>
      <svg className={styles.photo} viewBox="0 0 64 44">
        <circle cx="22" cy="22" r="11" />
        <circle cx="46" cy="22" r="6" />
        <path d="M22 11 46 16M22 33l24-5" />
      </svg>
      <svg className={styles.signature} viewBox="0 0 96 44">
        <path d="M6 30c8-22 16-24 15-10s-8 16-3 10 10-16 13-10-4 12 2 9 8-14 11-9-3 11 4 8 10-10 14-7 8 6 26-2" />
      </svg>
      <span>{text}</span>
    </span>
  );
}
