import { YearRing } from '../../../ui/infographic/YearRing';
import * as styles from './SmallBody.module.css';

interface SmallBodyProps {
  readonly body: string;
  readonly panels: readonly {
    readonly title: string;
    readonly tone: string;
    readonly ground: string;
    readonly out: number;
    readonly back: number;
    readonly data: readonly { readonly value: number }[];
  }[];
  readonly whole: { readonly amount: number } | null;
}

const WIDTH = 400;
const HEIGHT = 480;

const tones: Readonly<Record<string, string | undefined>> = {
  ink: styles.ink,
  brick: styles.brick,
  amber: styles.amber,
  ice: styles.ice,
  pine: styles.pine,
};

/** Thumbnail of an infographic’s drawing, from its figures. */
export function SmallBody(props: SmallBodyProps) {
  const { body } = props;
  const Body = { tower: Tower, pipe: Pipe, ring: Ring, route: Route }[body];
  return Body ? (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.root}>
      <Body {...props} />
    </svg>
  ) : null;
}

/** Floors; each shows its first value as a share of its largest. */
function Tower({ panels }: SmallBodyProps) {
  const height = 380 / panels.length;
  return (
    <>
      <path className={styles.line} d="M90 60V36H150V60M220 60V20H260V60M300 60l14-24h40l-14 24z" />
      {panels.map(({ title, ground, tone, data }, index) => {
        const top = 60 + index * height;
        const most = Math.max(...data.map(({ value }) => value));
        const bar = (height - 26) / data.length;
        return (
          <g key={title}>
            <path
              className={ground === 'night' ? styles.night : styles.floor}
              d={`M40 ${top}H360V${top + height}H40z`}
            />
            {data.map(({ value }, row) => (
              <path
                key={row}
                className={row === 0 ? tones[tone] : styles.stone}
                d={`M120 ${top + 13 + row * bar}h${Math.round((value / most) * 210)}v${bar - 3}h-${Math.round((value / most) * 210)}z`}
              />
            ))}
          </g>
        );
      })}
      <path className={styles.live} d={`M74 40V${60 + height * (panels.length - 0.5)}`} />
      {panels.map((panel, index) => (
        <circle
          key={panel.title}
          className={styles.node}
          cx="74"
          cy={60 + (index + 0.5) * height}
          r="8"
        />
      ))}
    </>
  );
}

/** Pipe as wide as its flow; losses leave to the side. */
function Pipe({ panels, whole }: SmallBodyProps) {
  const amount = whole?.amount ?? 1;
  const wide = (ounces: number) => (ounces / amount) * 220;
  const height = 400 / panels.length;
  const left = (count: number) =>
    panels.slice(0, count).reduce((rest, { out }) => rest - out, amount);
  return (
    <>
      <path
        className={styles.line}
        d="M130 34a20 13 0 0 1 40 0M40 60C40 44 80 34 130 34H170C220 34 260 44 260 60"
      />
      {panels.map(({ title, out }, index) => {
        const before = wide(left(index));
        const after = Math.max(wide(left(index + 1)), 0);
        const top = 60 + index * height;
        const turn = top + height * 0.45;
        return (
          <g key={title}>
            <path
              className={styles.ice}
              d={`M40 ${top}h${before}V${turn}h${after - before}V${top + height}H40z`}
            />
            <path
              className={styles.brick}
              d={`M${40 + after} ${turn}H372v${Math.max(wide(out), 2)}H${40 + after}z`}
            />
            <path
              className={styles.line}
              d={`M40 ${top}v${height}M${40 + before} ${top}V${turn}H372`}
            />
          </g>
        );
      })}
    </>
  );
}

/** Ring of twelve months per figure. */
const Ring = ({ panels }: SmallBodyProps) => (
  <g transform={`translate(${WIDTH / 2} ${HEIGHT / 2})`}>
    {panels.map((panel, index) => (
      <YearRing
        key={panel.title}
        panel={panel}
        index={index}
        count={panels.length}
        inner={44}
        outer={174}
      />
    ))}
  </g>
);

/** Transit line with dropouts and loops. */
function Route({ panels }: SmallBodyProps) {
  const step = 400 / (panels.length - 1);
  const stop = (index: number) => 40 + index * step;
  return (
    <>
      <path className={styles.track} d={`M200 40V${stop(panels.length - 1)}`} />
      {panels.map(({ title, out, back }, index) => {
        const y = stop(index);
        return (
          <g key={title}>
            {back > 0 ? (
              <path className={styles.loop} d={`M200 ${y + 22}H150a22 22 0 0 1 0-44h50`} />
            ) : null}
            {out > 0 ? (
              <path className={styles.off} d={`M200 ${y}h44a20 20 0 0 1 20 20v14m-12 0h24`} />
            ) : null}
            <circle className={styles.stop} cx="200" cy={y} r="11" />
          </g>
        );
      })}
    </>
  );
}
