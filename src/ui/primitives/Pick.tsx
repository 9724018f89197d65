import type { ComponentProps } from 'react';
import * as styles from './Pick.module.css';

interface PickProps extends ComponentProps<'input'> {
  readonly type: 'radio' | 'checkbox';
}

/** A radio or a tick that lies over all of its label, which draws what is seen; it takes press and focus. */
export const Pick = ({ className, ...props }: PickProps) => (
  <input {...props} className={className ? `${styles.root} ${className}` : styles.root} />
);
