import * as styles from './RoomPlan.module.css';

/** Tubes of a boiler whose left end is at `x`. */
const tubes = (x: number, y: number): string =>
  Array.from({ length: 7 }, (_, index) => `M${x + 84 + index * 16} ${y + 14}v82`).join('');

const treads = Array.from({ length: 8 }, (_, index) => `M${412 + index * 26} 236v104`).join('');

/** Plan of the boiler room in inches: two boilers, two chimneys, pumps, a stair, a desk. */
export const RoomPlan = () => (
  <svg viewBox="0 0 640 500" className={styles.root} aria-hidden="true">
    <g className={styles.pipe}>
      <path d="M280 62h40M366 62h274M280 106h40M366 106h46v36h228" />
      <path d="M280 238h20V62M280 290h34V106M520 142v26" />
      <path d="M80 84H34v58M80 264H34v-56" />
    </g>
    <g className={styles.machine}>
      <path d="M14 142h40v66H14zM14 142l40 66M54 142l-40 66" />
      <rect x="80" y="30" width="200" height="110" rx="6" />
      <rect x="80" y="210" width="200" height="110" rx="6" />
      <circle cx="120" cy="85" r="26" />
      <circle cx="120" cy="85" r="9" />
      <circle cx="120" cy="265" r="26" />
      <circle cx="120" cy="265" r="9" />
      <path d={tubes(80, 30)} />
      <path d={tubes(80, 210)} />
      <circle cx="343" cy="62" r="23" />
      <path d="M331 47v30l28-15z" />
      <circle cx="520" cy="192" r="24" />
      <path d="M496 192h48" />
      <path d="M320 99h46v14h-46zM320 99l46 14M366 99l-46 14" />
    </g>
    <g className={styles.stair}>
      <path d={`M386 236h254M386 340h254M386 236v104${treads}`} />
      <path d="M600 288H404m12-8-14 8 14 8" />
    </g>
    <g className={styles.machine}>
      <path d="M226 372h30v30h-30zM226 382l20-10M226 392l30-20M232 402l24-20M242 402l14-12" />
      <rect x="440" y="392" width="150" height="58" rx="3" />
      <path d="M458 404h26v34h-26zM464 412h14M464 419h14M464 426h9" />
      <rect x="544" y="406" width="30" height="30" rx="4" />
      <circle cx="559" cy="421" r="8" />
      <path d="M492 462a24 24 0 0 0 48 0z" />
    </g>
    <path className={styles.paper} d="m262 362 44-4 4 52-44 4z" />
    <path className={styles.lines} d="m270 376 30-3M271 385l30-3M272 394l18-2" />
    <path className={styles.note} d="m56 300 20-8 9 22-20 8z" />
    <path className={styles.live} d="M280 265h72v156h88" />
    <circle className={styles.node} cx="280" cy="265" r="8" />
    <circle className={styles.node} cx="440" cy="421" r="8" />
  </svg>
);
