import { Panel } from '../../src/ui/product-ui/parts/Panel';
import { ease } from './stage';

/** A small unrest on a reading, the same every time. */
const wobble = (minute: number, of: number): number => Math.sin(minute * 1.7 + of) * 0.08;

/** Two units on one roof: kilowatts minute by minute from 02:43 to 03:53. */
export function Meters({ second }: { readonly second: number }) {
  const minutes = 70 * (0.14 + 0.86 * ease(second, 0, 9));
  const place = (minute: number, kw: number): string =>
    `${((minute / 70) * 820).toFixed(1)} ${(210 - ((kw - 5.6) / 3) * 200).toFixed(1)}`;
  const told = Array.from({ length: Math.floor(minutes) + 1 }, (_, minute) => minute);
  const twin = told.map((minute) => place(minute, 6.7 + wobble(minute, 0)));
  const own = told.map((minute) =>
    place(minute, 6.7 + 1.2 * ease(minute, 29, 33) + wobble(minute, 2)),
  );
  return (
    <Panel title="Meters M-07 and M-08" note="kW, library roof">
      <div className="curve">
        <div className="curvePlot" style={{ gridRow: '1 / 3' }}>
          <svg viewBox="0 0 820 220" preserveAspectRatio="none">
            <path
              d={`M${own.join('L')}L${[...twin].reverse().join('L')}Z`}
              fill="var(--brick-100)"
            />
            <path d={`M${twin.join('L')}`} fill="none" stroke="var(--ink-300)" strokeWidth="3" />
            <path d={`M${own.join('L')}`} fill="none" stroke="var(--brick-600)" strokeWidth="3.5" />
          </svg>
          <span style={{ left: 28, top: 16, color: 'var(--brick-700)' }}>RTU-07</span>
          <span style={{ left: 28, bottom: 46, color: 'var(--ink-600)' }}>RTU-08, its twin</span>
          <span
            style={{ right: 30, top: 100, opacity: ease(second, 6, 7), color: 'var(--brick-700)' }}
          >
            + 18%
          </span>
          <small style={{ left: 24 }}>02:43</small>
          <small style={{ left: '43%' }}>03:13</small>
          <small style={{ right: 24 }}>03:53</small>
        </div>
      </div>
    </Panel>
  );
}
