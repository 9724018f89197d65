import { fill } from '../../text/fillWords';
import copy from '../../copy/roiDetails.json';
import terms from '../../copy/roiTerms.json';
import type { RoiInputs } from '../../roi/fields.ts';
import { formatPercentage } from '../../format/number.ts';
import type { RoiResult } from '../../roi/model.ts';
import { disconnected, effectShares, readingsOf } from '../../roi/readings.ts';
import { effectOf } from './effect';
import { figureRows } from './figureRows';
import { SideBySide } from './SideBySide';

const words = copy.readings;

/** Scenarios: half the effect, the full effect, one and a half; and without connections. */
export function Readings({ inputs }: { readonly inputs: RoiInputs }) {
  const readings = readingsOf(inputs).map(({ name, inputs: read, result }) => ({
    column: {
      title: words[name],
      note: fill(words.share, { share: formatPercentage(effectShares[name] * 100) }),
    },
    effect: effectOf(read),
    result,
  }));
  const unplugged: RoiResult | null = disconnected(inputs);
  const last = unplugged && {
    column: { title: terms.notConnected, note: words.noIntegration },
    effect: effectOf(inputs),
    result: unplugged,
  };
  const all = last ? [...readings, last] : readings;
  const answers = all.map(({ result }) => ({
    figures: result.unclamped,
    cost: result.cost.total,
  }));
  const effects = { label: words.effect, cells: all.map(({ effect }) => effect) };
  return (
    <SideBySide
      label={words.table}
      columns={all.map(({ column }) => column)}
      rows={[effects, ...figureRows(answers)]}
      note={copy.columns}
    />
  );
}
