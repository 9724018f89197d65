import { Sheet } from '../Sheet';
import { between, ease, type Stage } from '../stage';
import { leveling } from '../leveling';

const { before, after, paid, plannable } = leveling;
const MOST = Math.max(...before);
/** Weeks move one after another. */
const moved = (second: number, week: number): number =>
  ease(second, 19 + week * 0.07, 20.6 + week * 0.07);

const MONTHS = ['Jan', 'Apr', 'Jul', 'Oct'];

export const stage: Stage = {
  draw: (second) => {
    const grown = (week: number) => ease(second, 0.2 + week * 0.05, 1.4 + week * 0.05);
    const hours = before.map((from, week) =>
      between(moved(second, week), from * grown(week), after[week] ?? from),
    );
    const over = hours.filter((value) => value > plannable + 0.5).length;
    const isMarked = ease(second, 9, 10);
    const height = (value: number): string => `${((value / MOST) * 100).toFixed(2)}%`;
    return (
      <Sheet
        time={second < 4 ? '52 weeks' : `${over} over`}
        place="Northgate campus, hours of planned rounds, 2025"
        wash="pine"
      >
        <div className="year">
          <div className="yearBars">
            {hours.map((value, week) => {
              const share = Math.min(1, plannable / Math.max(value, 1)) * 100;
              const calm = moved(second, week) > 0.98 ? 'var(--pine-600)' : 'var(--pine-300)';
              const loud = isMarked > 0.5 ? 'var(--brick-500)' : calm;
              return (
                <i
                  key={week}
                  style={{
                    height: height(value),
                    background: `linear-gradient(0deg, ${calm} ${share.toFixed(1)}%, ${loud} 0)`,
                  }}
                />
              );
            })}
          </div>
          <span
            className="yearLine solid"
            style={{ bottom: height(plannable), opacity: ease(second, 5, 6) }}
          >
            230 h to plan
          </span>
          <span className="yearLine" style={{ bottom: height(paid), opacity: ease(second, 9, 10) }}>
            312 h paid
          </span>
          {MONTHS.map((month, index) => (
            <span
              key={month}
              style={{ position: 'absolute', left: `${index * 25}%`, top: '102%', fontSize: 15 }}
            >
              {month}
            </span>
          ))}
        </div>
      </Sheet>
    );
  },
};
