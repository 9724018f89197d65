import { work, type Values } from '../../content-model/formula';
import { formatEntered } from '../../format/number';
import type { Instrument } from './instrument';
import { MixedAir } from './MixedAir';

interface CheckDrawingProps {
  readonly sheet: Instrument;
  readonly values: Values;
  readonly examples: Values;
}

/** A name without its unit, and the unit: `Return air, °F`. */
const apart = (name: string): readonly [string, string] => {
  const at = name.lastIndexOf(',');
  return at < 0 ? [name, ''] : [name.slice(0, at), name.slice(at + 1).trim()];
};

/** What the readings mean, drawn: with those of the writer until the visitor’s are all there. */
export function CheckDrawing({ sheet, values, examples }: CheckDrawingProps) {
  const formula = sheet.results[0]?.formula ?? '';
  const own = work(formula, values);
  const shown = own === undefined ? examples : values;
  return (
    <MixedAir
      share={(own ?? work(formula, examples) ?? 0) / 100}
      tags={sheet.readings.slice(0, 3).map(({ key, name }) => {
        const [what, unit] = apart(name);
        return { name: what, value: `${formatEntered(shown[key] ?? 0)}\u00a0${unit}` };
      })}
    />
  );
}
