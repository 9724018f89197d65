import type { IconName } from '../../content-model/iconNames';
import * as styles from './Icon.module.css';

interface IconProps {
  readonly name: IconName;
  readonly className?: string | undefined;
}

/**
 * A sign that repeats what the words beside it say; never the only name of a control. The signs are
 * symbols of one file (`npm run make:icons`), so that no page carries their paths.
 */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={className ? `${styles.root} ${className}` : styles.root} aria-hidden="true">
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
