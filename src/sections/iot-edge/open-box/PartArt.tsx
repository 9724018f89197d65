import * as styles from './Board.module.css';

/** Processor, memory, key, capacitors: what one sees on the board. */
const PATHS = [
  'M20 14h24v24H20zM26 20h12v12H26zM24 8v6M32 8v6M40 8v6M24 38v6M32 38v6M40 38v6M14 18h6M14 26h6M14 34h6M44 18h6M44 26h6M44 34h6',
  'M8 12h48v28H8zM14 18h8v16h-8zM28 18h8v16h-8zM42 18h8v16h-8zM12 40v4M20 40v4M28 40v4M36 40v4M44 40v4M52 40v4',
  'M16 10h32v32H16zM36 20a6 6 0 1 1-12 0a6 6 0 1 1 12 0M30 26v12M30 32h5M30 37h5',
  'M12 44V16a8 5 0 0 1 16 0v28zM36 44V16a8 5 0 0 1 16 0v28zM12 16a8 5 0 0 0 16 0M36 16a8 5 0 0 0 16 0M18 44v4M22 44v4M42 44v4M46 44v4',
];

/** Line drawing of a part. */
export const PartArt = ({ part }: { readonly part: number }) => (
  <svg viewBox="0 0 64 52" className={styles.art} aria-hidden="true">
    <path d={PATHS[part]} />
  </svg>
);
