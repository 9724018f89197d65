import { fill } from '../../../text/fillWords';
import { hoursAfter, weeksToHealthy, type Backlog } from '../backlog';
import { formatCount } from '../../../format/number';
import * as styles from './WallLadderChart.module.css';

interface WallLadderChartProps {
  /** Backlog today, and after each measure. */
  readonly plans: readonly Backlog[];
  readonly names: readonly string[];
  readonly lastAlone: Backlog;
  readonly alone: string;
  readonly horizon: number;
  readonly healthy: string;
  readonly hoursAxis: string;
  readonly weekAxis: string;
}

const WIDTH = 640;
const HEIGHT = 460;
const STEP = 13;

/** Backlog hours of each plan over the weeks, the chosen one in color. */
export function WallLadderChart(props: WallLadderChartProps) {
  const { plans, names, lastAlone, alone, horizon, healthy, hoursAxis, weekAxis } = props;
  const most = Math.max(...plans.map(({ hours }) => hours));
  const x = (week: number): number => Math.round((week / horizon) * WIDTH);
  const y = (hours: number): number => Math.round(HEIGHT - (hours / most) * HEIGHT);
  const endOf = (plan: Backlog): number => Math.min(horizon, weeksToHealthy(plan) ?? horizon);
  const points = (plan: Backlog): string => {
    const end = endOf(plan);
    const bend = Math.min(end, plan.help?.weeks ?? end);
    return [...new Set([0, bend, end])]
      .map((week) => `${x(week)} ${y(hoursAfter(plan, week))}`)
      .join('L');
  };
  const placeOf = (plan: Backlog) => ({
    insetInlineStart: `${((endOf(plan) / horizon) * 100).toFixed(1)}%`,
    top: `${((y(hoursAfter(plan, endOf(plan))) / HEIGHT) * 100).toFixed(1)}%`,
  });
  const ticks = Array.from({ length: Math.floor(horizon / STEP) + 1 }, (_, index) => index * STEP);
  return (
    <div aria-hidden="true" className={styles.root}>
      <p className={styles.axis}>{`${formatCount(most)}\u00a0${hoursAxis}`}</p>
      <div className={styles.plot}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className={styles.lines}>
          <path d={`M${points(lastAlone)}`} className={styles.alone} />
          {plans.map((plan, index) => (
            <path key={names[index]} d={`M${points(plan)}`} className={styles.plan} />
          ))}
          {plans.map((plan, index) => (
            <path
              key={names[index]}
              data-choice={index + 1}
              d={`M${points(plan)}`}
              className={styles.chosen}
            />
          ))}
        </svg>
        {plans.map((plan, index) => {
          const isThere = weeksToHealthy(plan) === endOf(plan);
          return (
            <span
              key={names[index]}
              data-choice={index + 1}
              className={styles.end}
              style={placeOf(plan)}
            >
              <i className={styles.node} />
              {isThere ? <b className={styles.there}>{healthy}</b> : null}
            </span>
          );
        })}
        {plans.map((plan, index) => (
          <span
            key={names[index]}
            className={endOf(plan) === horizon ? styles.edge : styles.number}
            style={placeOf(plan)}
          >
            {index === 0 ? names[0] : index}
          </span>
        ))}
        <span className={styles.aloneName} style={placeOf(lastAlone)}>
          {alone}
        </span>
      </div>
      <p className={styles.weeks}>
        {ticks.map((week) => (
          <span
            key={week}
            className={styles.week}
            style={{ insetInlineStart: `${((week / horizon) * 100).toFixed(1)}%` }}
          >
            {fill(weekAxis, { n: week })}
          </span>
        ))}
      </p>
    </div>
  );
}
