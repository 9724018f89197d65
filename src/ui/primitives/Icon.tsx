import type { IconName } from '../../content-model/iconNames';
import * as styles from './Icon.module.css';

interface IconProps {
  readonly name: IconName;
  readonly className?: string | undefined;
}

/**
 * Icon that repeats the words beside it; never the only name of a control. Icons are symbols of one
 * file (`npm run make:icons`), so that pages do not carry their paths.
 */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={className ? `${styles.root} ${className}` : styles.root} aria-hidden="true">
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
