import type { ReactNode } from 'react';
import * as styles from './Phone.module.css';

interface PhoneProps {
  /** Hour of the day. */
  readonly time: string;
  /** At the other end of the top line: signal, or what waits to be sent. */
  readonly signal: string;
  readonly children: ReactNode;
}

/** A technician’s phone, drawn or live: one frame, light on any ground; what is in it fills its height. */
export const Phone = ({ time, signal, children }: PhoneProps) => (
  <div className={styles.phone} data-keep-clear data-theme="light">
    <div className={styles.screen}>
      <p className={styles.top}>
        <b>{time}</b>
        {signal}
      </p>
      {children}
    </div>
  </div>
);
