import * as styles from './shelf.module.css';

const STEP = 70;
const ROW = 96;
const MARKED = 7;

const slots = Array.from({ length: 16 }, (_, index) => ({
  x: 20 + (index % 8) * STEP,
  y: 20 + Math.floor(index / 8) * ROW,
}));

const box = ({ x, y }: { readonly x: number; readonly y: number }): string =>
  `M${x} ${y}h62v84h-62z`;

/** The sixteen priorities of a BACnet output as drawers; the eighth is a person’s. */
export const SixteenSlots = () => (
  <svg className={styles.root} viewBox="0 0 600 220" aria-hidden="true">
    <path
      className={styles.fill}
      d={slots
        .slice(MARKED, MARKED + 1)
        .map(box)
        .join('')}
    />
    <path
      d={slots.map(({ x, y }) => `${box({ x, y })}M${x + 26} ${y + 62}a5 5 0 1 1 0 .1`).join('')}
    />
    <path
      className={styles.live}
      d={slots
        .slice(MARKED, MARKED + 1)
        .map(box)
        .join('')}
    />
  </svg>
);
