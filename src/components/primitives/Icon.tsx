import { icons, type IconName } from './icons';
import * as styles from './Icon.module.css';

interface IconProps {
  readonly name: IconName;
  readonly className?: string | undefined;
}

/** A sign that repeats what the words beside it say; never the only name of a control. */
export function Icon({ name, className }: IconProps) {
  const Sign = icons[name];
  const classes = className ? `${styles.root} ${className}` : styles.root;
  return <Sign className={classes} strokeWidth={1.75} aria-hidden focusable={false} />;
}
