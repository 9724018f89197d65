import { fill } from '../../text/fillWords';
import words from '../../copy/roiErrors.json';
import type { NumberField } from '../../roi/fields.ts';
import { valueOf } from '../../roi/page/draft.ts';
import { excerpt, takes } from '../../roi/parse.ts';

/** Error of a field’s text: what it accepts, and what was typed. */
export function errorOf(field: NumberField, text: string): string | undefined {
  if (valueOf(field, text) !== undefined) return undefined;
  const typed = text.trim();
  const sentence = typed === '' ? words.empty : words.got;
  return fill(sentence, { takes: takes(field), got: excerpt(typed) });
}
