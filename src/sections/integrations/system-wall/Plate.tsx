import { Pick } from '../../../ui/primitives/Pick';
import { Text } from '../../../ui/primitives/Text';
import type { WallSystem } from './schema';
import * as styles from './Plates.module.css';

interface PlateProps {
  readonly system: WallSystem;
  readonly isPicked: boolean;
  /** Whether something else is looked for. */
  readonly isOff: boolean;
  readonly onRead: () => void;
  readonly onToggle: () => void;
}

/** A system with its sign, to tick; it is read out under the pointer and with the focus. */
export const Plate = ({ system, isPicked, isOff, onRead, onToggle }: PlateProps) => (
  <li className={styles.plate} data-off={isOff || undefined} onPointerEnter={onRead}>
    <label className={styles.face}>
      <Pick
        type="checkbox"
        value={system.id}
        checked={isPicked}
        onChange={onToggle}
        onFocus={onRead}
      />
      <svg className={styles.mark} aria-hidden="true">
        <use href={`/systems.svg#${system.id}`} />
      </svg>
      <Text as="span" look="small">
        {system.name}
      </Text>
    </label>
  </li>
);
