import { fill } from '../text/fillWords.ts';
import words from '../copy/roiErrors.json';
import { integrationField, type NumberField, type RoiInputs } from './fields.ts';
import { formatCount } from '../format/number.ts';
import { buildInputs } from './inputs.ts';

/** Why a parameter cannot be used. */
export interface ParameterError {
  readonly parameter: string;
  readonly label: string;
  /** The text that came, shortened. Not escaped. */
  readonly got: string;
  /** What the parameter takes, as the end of "It takes …". */
  readonly takes: string;
}

export type ParsedInputs =
  | { readonly ok: true; readonly inputs: RoiInputs }
  | { readonly ok: false; readonly errors: readonly ParameterError[] };

/**
 * Reads the inputs from a query: a missing or empty parameter takes its default, unknown ones are
 * left alone. Source: docs/decisions.md, ROI calculator.
 */
export function parseInputs(params: URLSearchParams): ParsedInputs {
  const errors: ParameterError[] = [];
  const valueOf = (field: NumberField): number => {
    const texts = distinct(params, field.name);
    const value = texts.length > 1 ? undefined : parseNumber(field, texts[0] ?? '');
    if (value === undefined) errors.push(errorOf(field, texts, takes(field)));
    return value ?? field.default;
  };
  const switches = distinct(params, integrationField.name);
  // True unless exactly `false`: docs/specification.md, section 5.
  const inputs = buildInputs(valueOf, switches[0] !== 'false');
  if (switches.length > 1) errors.push(errorOf(integrationField, switches, words.switch));
  return errors.length > 0 ? { ok: false, errors } : { ok: true, inputs };
}

// Digits with an optional fraction and exponent: what `Number` reads beyond that (0x10, Infinity,
// spaces) nobody means.
const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/** The value of one field; the default for an empty text, undefined for one that it does not take. */
export function parseNumber(field: NumberField, text: string): number | undefined {
  if (text === '') return field.default;
  if (!DECIMAL.test(text)) return undefined;
  const value = Number(text);
  if (!(value >= field.min && value <= field.max)) return undefined;
  if (field.whole && !Number.isInteger(value)) return undefined;
  // Adding zero turns -0 into 0.
  return value + 0;
}

/** What a field takes, as the end of "It takes …". */
export function takes({ min, max, whole }: NumberField): string {
  const kind = whole ? words.whole : words.number;
  return fill(words.takes, { kind, min: formatCount(min), max: formatCount(max) });
}

function distinct(params: URLSearchParams, name: string): string[] {
  return [...new Set(params.getAll(name))];
}

function errorOf(
  { name, label }: { name: string; label: string },
  texts: readonly string[],
  taken: string,
): ParameterError {
  const got = texts.slice(0, 3).map(excerpt).join(words.and);
  return {
    parameter: name,
    label,
    got: texts.length > 3 ? fill(words.more, { got }) : got,
    takes: texts.length > 1 ? fill(words.oneValue, { takes: taken }) : taken,
  };
}

const LONGEST = 60;

/** A text short and plain enough to be shown: whole chars only, no control chars. */
export function excerpt(text: string): string {
  if (text === '') return words.emptyValue;
  const chars = [...text.slice(0, 2 * LONGEST + 2)].map((char) =>
    /[\p{C}\p{Zl}\p{Zp}]/u.test(char) ? '\ufffd' : char,
  );
  return chars.length > LONGEST ? `${chars.slice(0, LONGEST).join('')}…` : chars.join('');
}
