import { Arches } from './charts/Arches';
import { Bars } from './charts/Bars';
import type { ChartData } from './charts/chart';
import { Days } from './charts/Days';
import { Gauges } from './charts/Gauges';
import { Hundred } from './charts/Hundred';
import { Months } from './charts/Months';
import { Stream } from './charts/Stream';
import { Windows } from './charts/Windows';

const CHARTS: Readonly<Record<string, typeof Bars>> = {
  arches: Arches,
  bars: Bars,
  days: Days,
  gauges: Gauges,
  hundred: Hundred,
  months: Months,
  stream: Stream,
  windows: Windows,
};

interface DrawProps extends ChartData {
  readonly draw: string;
}

/** Chart of a figure, of the type in its frontmatter. */
export function Draw({ draw, ...chart }: DrawProps) {
  const Chart = CHARTS[draw];
  return Chart ? <Chart {...chart} /> : null;
}
