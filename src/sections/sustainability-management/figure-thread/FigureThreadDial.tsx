import * as styles from './FigureThreadDial.module.css';

/** Drawn meter. */
export const FigureThreadDial = ({ digits }: { readonly digits: string }) => (
  <p className={styles.root} aria-hidden="true">
    <span className={styles.face}>
      <span className={styles.digits}>
        {[...digits].map((digit, index) => (
          <i key={index} className={styles.digit}>
            {digit}
          </i>
        ))}
      </span>
    </span>
  </p>
);
