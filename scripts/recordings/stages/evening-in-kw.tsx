import evening from '../../../content/data/drawings/calder-evening.yaml';
import { EveningArea } from '../../../src/ui/product-ui/drawings/EveningArea';
import type { EveningArea as EveningData } from '../../../src/content-model/drawings/eveningArea';
import { Sheet } from '../Sheet';
import { between, ease, shapeOf, type Stage } from '../stage';

const data = { ...shapeOf<EveningData>(evening), top: 480 };

/** How far the day has got, in hours, at seconds of the recording. */
const HOURS = [
  { from: 3, to: 10.5, start: 14, end: 19.1 },
  { from: 10.5, to: 15, start: 19.1, end: 20.2 },
  { from: 15, to: 20, start: 20.2, end: 23.2 },
  { from: 20, to: 22.5, start: 23.2, end: 24 },
] as const;

function hourAt(second: number): number {
  const span = HOURS.findLast(({ from }) => from <= second);
  if (!span) return 14;
  const share = Math.min(1, (second - span.from) / (span.to - span.from));
  return between(share, span.start, span.end);
}

const clock = (hour: number): string => {
  const minutes = Math.min(24 * 60 - 1, Math.floor((hour * 60) / 5) * 5);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
};

export const stage: Stage = {
  draw: (second) => {
    const hour = hourAt(second);
    const told = ((hour - 14) / 10) * 100;
    const sum = ease(second, 23.6, 24.8);
    return (
      <Sheet time={clock(hour)} place="Calder Bank, head office, October 14, 2025" wash="amber">
        <i className="foot" style={{ opacity: between(ease(second, 0, 1.5), 0.35, 1) }} />
        <div className="evening">
          <div className="ground" style={{ opacity: between(ease(second, 0, 1.5), 0.35, 1) }}>
            <EveningArea {...data} />
          </div>
          <div
            className="told"
            style={{
              clipPath: `inset(0 ${(100 - told).toFixed(2)}% 0 0)`,
              ['--sum' as string]: sum.toFixed(3),
            }}
          >
            <EveningArea {...data} />
          </div>
          {told > 0 && told < 100 ? (
            <i className="now" style={{ left: `${told.toFixed(2)}%` }} />
          ) : null}
        </div>
      </Sheet>
    );
  },
};
