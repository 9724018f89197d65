import * as styles from './DrawnMark.module.css';

interface Measure {
  readonly path: string;
  readonly at: readonly [number, number];
  readonly units: string;
}

/** Dimensions of the logo on its grid: 28 wide, posts of 6, an opening of 10. */
const MEASURES: readonly Measure[] = [
  { path: 'M1 1.6h28M1 1v1.2M29 1v1.2', at: [15, 0.6], units: '28' },
  { path: 'M4 29.4h6M4 28.8V30M10 28.8V30', at: [7, 31.2], units: '6' },
  { path: 'M10 29.4h10M20 28.8V30', at: [15, 31.2], units: '10' },
  { path: 'M20 29.4h6M26 28.8V30', at: [23, 31.2], units: '6' },
  { path: 'M31.4 4v6.5M30.8 4H32M30.8 10.5H32', at: [33.2, 7.4], units: '6.5' },
  { path: 'M31.4 10.5V27M30.8 27H32', at: [33.4, 19], units: '16.5' },
];

/** Logo with dimensions; the beam in brick. */
export const DrawnMark = ({ label }: { readonly label: string }) => (
  <svg viewBox="-1 -1.4 37 34" role="img" aria-label={label} className={styles.root}>
    <path className={styles.posts} d="M4 10.5h6V27H4zM20 10.5h6V27h-6z" />
    <path className={styles.beam} d="M1 4h28v6.5H1z" />
    {MEASURES.map(({ path, at: [x, y], units }) => (
      <g key={path}>
        <path className={styles.line} d={path} />
        <text className={styles.units} x={x} y={y}>
          {units}
        </text>
      </g>
    ))}
  </svg>
);
