import { Text } from '../../ui/primitives/Text';
import * as styles from './MixedAir.module.css';

const LINES = 20;
const lines = Array.from({ length: LINES }, (_, index) => index);

const outdoor = (at: number): string => {
  const [from, to] = [285 - 4.6 * at, 278.5 - 9.5 * at].map((y) => y.toFixed(1));
  return `M0 ${from}H240C330 ${from} 340 ${to} 430 ${to}H800`;
};

const returned = (at: number): string => {
  const [x, y] = [446 - 5.6 * at, 98 + 9.5 * at];
  return `M${x.toFixed(1)} 0V${(y - 26).toFixed(1)}q0 26 26 26H800`;
};

interface MixedAirProps {
  /** Of the mixed air: 0 is all return air, 1 all outdoor air. */
  readonly share: number;
  /** Names and values of return, outdoor and mixed air. */
  readonly tags: readonly { readonly name: string; readonly value: string }[];
}

const places = [styles.back, styles.outdoor, styles.mixed];

/** Section of an air handler: as many of its twenty lines are cold as there is outdoor air in the mix. */
export function MixedAir({ share, tags }: MixedAirProps) {
  const cold = Math.round(Math.min(1, Math.max(0, share)) * LINES);
  return (
    <div aria-hidden="true" className={styles.root}>
      <svg viewBox="0 0 800 300" className={styles.drawing}>
        <path className={styles.cold} d={lines.slice(0, cold).map(outdoor).join('')} />
        <path
          className={styles.warm}
          d={lines
            .slice(0, LINES - cold)
            .map(returned)
            .join('')}
        />
        <path className={styles.duct} d="M0 186H300V90H324V0M456 0V90H800M0 294H800" />
        <path className={styles.coil} d="M560 90V294M572 90V294M640 90V294" />
        {[205, 229, 253, 277].map((y) => (
          <path
            key={y}
            className={styles.blade}
            d="M0-11V11"
            transform={`translate(150 ${y}) rotate(${Math.round((1 - cold / LINES) * 75)})`}
          />
        ))}
      </svg>
      {tags.map(({ name, value }, index) => (
        <span key={name} className={`${styles.tag} ${places[index]}`}>
          <Text as="span" look="tick">
            {name}
          </Text>
          <Text as="b" look="label">
            {value}
          </Text>
        </span>
      ))}
    </div>
  );
}
