import words from '../../copy/roiErrors.json';
import { integrationField, type RoiInputs } from '../fields.ts';
import { defaultInputs, fieldNames, toParams } from '../inputs.ts';
import { excerpt, parseInputs } from '../parse.ts';

/**
 * The figures in an address: the first set under their public names; a second one under the same
 * names with `.b`, where it differs from the first. One such name is enough to compare:
 * `?isIntegration.b=false` sets the defaults beside themselves without integration.
 * `preset=retail` stands for the figures of a preset, on top of which other names may change some.
 */
export const SECOND = '.b';
export const PRESET = 'preset';

/** Something in an address that could not be used, and so was not. */
export type AddressError =
  | { readonly is: 'unknown' | 'unknownPreset'; readonly name: string }
  | {
      readonly is: 'value';
      /** A public name. */
      readonly name: string;
      readonly isSecond: boolean;
      /** Not escaped. */
      readonly got: string;
      /** What it takes, as the end of "It takes …". */
      readonly takes: string;
      /** What was put in its place. */
      readonly used: string;
    };

/** One of something, or two side by side. */
export type Pair<T> = readonly [T, T | null];

export interface AddressReading {
  /** None where the address names no figures at all. */
  readonly inputs: Pair<RoiInputs> | null;
  readonly errors: readonly AddressError[];
}

export type Presets = Readonly<Record<string, RoiInputs>>;

/** What mails and ads add to any address; it says nothing to the calculator. */
const CAMPAIGN = /^(utm_|hsa_|_hs|mc_|(gcl|dcl|fbcl|msclk|twcl)id$|[gw]braid$|_gl$|li_fat_id$)/;

interface SetReading {
  readonly inputs: RoiInputs;
  readonly errors: readonly AddressError[];
}

/** One set: what is given replaces the base, what cannot be used leaves it as it is. */
function readSet(given: URLSearchParams, base: RoiInputs, isSecond: boolean): SetReading {
  const params = toParams(base);
  for (const name of new Set(given.keys())) {
    const values = given.getAll(name).filter((value) => value !== '');
    if (values.length > 0) params.delete(name);
    for (const value of values) params.append(name, value);
  }
  const parsed = parseInputs(params);
  const found = [...(parsed.ok ? [] : parsed.errors), ...switchErrors(params)];
  const errors = found.map(({ parameter: name, got, takes }): AddressError => {
    const used = toParams(base).get(name) ?? '';
    params.set(name, used);
    return { is: 'value', name, isSecond, got, takes, used };
  });
  const corrected = parseInputs(params);
  return { inputs: corrected.ok ? corrected.inputs : base, errors };
}

/** The report route takes every text but `false` for true; here nobody is left to guess. */
function switchErrors(params: URLSearchParams) {
  const parameter = integrationField.name;
  const [value = 'true', ...others] = params.getAll(parameter);
  if (others.length > 0 || value === 'true' || value === 'false') return [];
  return [{ parameter, got: excerpt(value), takes: words.switch }];
}

/** Reads the figures of an address; whatever is wrong is named, and nothing is guessed for it. */
export function readFigures(search: string, presets: Presets): AddressReading {
  const [first, second] = [new URLSearchParams(), new URLSearchParams()];
  const errors: AddressError[] = [];
  let base = defaultInputs;
  let hasPreset = false;
  for (const [name, value] of new URLSearchParams(search)) {
    const plain = name.endsWith(SECOND) ? name.slice(0, -SECOND.length) : name;
    if (fieldNames.includes(plain)) (plain === name ? first : second).append(plain, value);
    else if (name === PRESET) {
      const preset = Object.hasOwn(presets, value) ? presets[value] : undefined;
      if (preset) [base, hasPreset] = [preset, true];
      else errors.push({ is: 'unknownPreset', name: excerpt(value) });
    } else if (!CAMPAIGN.test(name)) errors.push({ is: 'unknown', name: excerpt(name) });
  }
  const [hasFirst, hasSecond] = [first, second].map((given) => given.toString() !== '');
  if (!hasFirst && !hasSecond && !hasPreset) return { inputs: null, errors };
  const one = readSet(first, base, false);
  const other = hasSecond ? readSet(second, one.inputs, true) : null;
  return {
    inputs: [one.inputs, other?.inputs ?? null],
    errors: [...errors, ...one.errors, ...(other?.errors ?? [])],
  };
}

/** The query that gives these figures back: all of the first set, of the second what differs. */
export function writeAddress([first, second]: Pair<RoiInputs>): string {
  const params = toParams(first);
  if (second) {
    const own = [...toParams(second)].filter(([name, value]) => params.get(name) !== value);
    const mark: [string, string] = [integrationField.name, String(second.isIntegration)];
    for (const [name, value] of own.length > 0 ? own : [mark]) params.set(name + SECOND, value);
  }
  return params.toString();
}

/** The query of the page as it is, with other figures: what a campaign added stays in it. */
export function replaceFigures(search: string, figures: string): string {
  const others = [...new URLSearchParams(search)].filter(([name]) => CAMPAIGN.test(name));
  const kept = new URLSearchParams(others).toString();
  return kept === '' ? figures : `${figures}&${kept}`;
}
