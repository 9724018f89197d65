import { slopes, type Gas } from './suction.ts';

/** Setting of the ruler, by query parameters. */
export interface RulerSetting {
  readonly gas: Gas;
  /** Yearly consumption of the compressors in kWh. */
  readonly kwh: number;
  /** Rise of suction pressure in psi. */
  readonly psi: number;
}

/** End of the ruler in psi. */
export const LONGEST = 6;

/** Rack B of store 114, by one pound per square inch. */
export const usual: RulerSetting = { gas: 'r448a', kwh: 305_000, psi: 1 };

const MOST = 100_000_000;

/** Setting in a query; invalid values become `usual`. */
export function readRuler(query: string): RulerSetting {
  const params = new URLSearchParams(query);
  const gas = params.get('gas') ?? '';
  const number = (name: 'kwh' | 'psi', least: number, most: number): number => {
    const text = params.get(name) ?? '';
    const value = Number(text);
    return /^\d+(\.\d+)?$/.test(text) && value >= least && value <= most ? value : usual[name];
  };
  return {
    gas: Object.hasOwn(slopes, gas) ? (gas as Gas) : usual.gas,
    kwh: number('kwh', 1, MOST),
    psi: number('psi', 0, LONGEST),
  };
}

/** Query of a setting, empty for `usual`; other parameters stay. */
export function writeRuler(query: string, setting: RulerSetting): string {
  const params = new URLSearchParams(query);
  for (const name of ['gas', 'kwh', 'psi'] as const) {
    if (setting[name] === usual[name]) params.delete(name);
    else params.set(name, String(setting[name]));
  }
  return params.toString();
}
