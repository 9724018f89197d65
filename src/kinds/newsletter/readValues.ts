import type { Values } from '../../content-model/formula';
import type { Instrument, Log } from './instrument';

/** Name of a field on the device; letters do not share fields. */
export const fieldName = (month: string, key: string, row?: number): string =>
  row === undefined ? `${month}-${key}` : `${month}-${key}-${row}`;

/** A number as people write it down: `1,250`, `-4`, minutes and seconds as `4:02`. */
export function typedReading(typed: string): number | undefined {
  const plain = typed.replaceAll(/[\s,]/g, '').replace('−', '-');
  const [, minutes, seconds] = /^(\d{1,3}):([0-5]\d)$/.exec(plain) ?? [];
  if (minutes && seconds) return Number(minutes) + Number(seconds) / 60;
  return /^-?\d{1,7}(\.\d{1,3})?$/.test(plain) ? Number(plain) : undefined;
}

/** The example of every name. */
export const examplesOf = ({ readings, log: lines }: Instrument): Record<string, number> =>
  Object.fromEntries(
    [...readings, ...(lines?.columns ?? [])].flatMap(({ key: name, example: value }) =>
      name === undefined || value === undefined ? [] : [[name, value]],
    ),
  );

/** What a field holds; nothing if it is not there. */
function entered(sheet: FormData, name: string): string {
  const value = sheet.get(name);
  return typeof value === 'string' ? value : '';
}

const longestRun = (ticks: readonly boolean[]): number =>
  Math.max(
    ...ticks
      .map((isOn) => (isOn ? 'x' : ' '))
      .join('')
      .split(' ')
      .map(({ length }) => length),
  );

/** What the lines of a log come to in one column: nothing until one of them is filled in. */
function ofColumn(kind: string, cells: readonly string[]): number | undefined {
  const isOn = cells.map((cell) => cell !== '');
  if (!isOn.includes(true)) return undefined;
  if (kind === 'run') return longestRun(isOn);
  if (kind === 'count') return isOn.filter(Boolean).length;
  const numbers = cells.flatMap((cell) => typedReading(cell) ?? []);
  return numbers.length > 0 ? Math.max(...numbers) : undefined;
}

const cellsOf = (month: string, key: string, { rows }: Log, sheet: FormData): string[] =>
  rows.map((_, row) => entered(sheet, fieldName(month, key, row)));

/** The values of a sheet by their names in formulas. */
export function readValues({ readings, log }: Instrument, month: string, sheet: FormData): Values {
  const read = readings.map(({ key }) => [
    key,
    typedReading(entered(sheet, fieldName(month, key))),
  ]);
  const logged = (log?.columns ?? []).flatMap(({ key, kind }) =>
    log && key ? [[key, ofColumn(kind, cellsOf(month, key, log, sheet))]] : [],
  );
  return Object.fromEntries([...read, ...logged]) as Values;
}
