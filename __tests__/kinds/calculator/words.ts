import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { calculatorWords } from '../../../src/kinds/calculator/calculatorWords';
import { numberFields, type NumberKey } from '../../../src/roi/fields';

const text = readFileSync('content/data/roi/calculator.yaml', 'utf8');

/** The words of the calculator as its page has them. */
export const words = calculatorWords.schema.parse(
  parse(text),
) as unknown as Queries.CalculatorPartsFragment;

export const labelOf = (input: NumberKey): string =>
  numberFields.find(({ key }) => key === input)?.label ?? '';
