import { fill } from '../../copy/fill';
import copy from '../../copy/roi.json';
import type { NumberField } from '../../roi/fields.ts';
import { valueOf } from '../../roi/page/draft.ts';
import { takes } from '../../roi/parse.ts';

/** What is wrong with the text of a field: what it takes, and what it got. */
export function faultOf(field: NumberField, text: string): string | undefined {
  if (valueOf(field, text) !== undefined) return undefined;
  const got = text.trim().slice(0, 40);
  return fill(got === '' ? copy.empty : copy.fault, { takes: takes(field), got });
}
